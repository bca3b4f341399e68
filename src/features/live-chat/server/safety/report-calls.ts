import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { reportPerson } from '../../contract/safety.ts';
import { tidyText } from '../../rules/chat-text.ts';
import { reportsADay, reportTextMax } from '../../rules/safety/report-rules.ts';
import { serveChat } from '../chat-desk.ts';
import type { MemberLimits } from '../member-limits.ts';
import { demandReachable } from '../search/reachable.ts';
import { refuseReports, refuseText } from './safety-refusal.ts';
import { storeReport } from './report-store.ts';

export function createReportCalls({
  database,
  limits,
}: {
  database: Database;
  limits: MemberLimits;
}): ServedEndpoint[] {
  return [
    serveChat(database, reportPerson, async (given, { body, context }) => {
      const { chat, profile } = given;
      limits.demand('report', profile);
      const text = tidyText(body.text, { isMultiline: true });
      if (text.length > reportTextMax) {
        throw refuseText(reportTextMax);
      }
      const message =
        body.roomId === undefined || body.index === undefined ? undefined : { roomId: body.roomId, index: body.index };
      if (message === undefined) await demandReachable(database, given, body);
      const report = {
        siteKey: chat.site.siteKey,
        by: profile,
        about: body.userId,
        reason: body.reason,
        text,
        message,
      };
      if ((await storeReport(database, report, context.now)) === 'tooMany') throw refuseReports(reportsADay);
      return { data: { reported: true as const } };
    }),
  ];
}
