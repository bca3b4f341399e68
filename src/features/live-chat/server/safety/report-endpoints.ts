import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { reportPerson } from '../../contract/safety.ts';
import { tidyText } from '../../rules/text/chat-text.ts';
import { type ReportReason, reportsADay, reportTextMax } from '../../rules/safety/report-rules.ts';
import { serveChat } from '../desk/chat-desk.ts';
import type { MemberLimits } from '../desk/member-limits.ts';
import { demandReachable } from '../search/reachable.ts';
import { refuseReports, refuseText } from './safety-refusal.ts';
import { type NewReport, storeReport } from './report-store.ts';

export interface ReportServices {
  database: Database;
  limits: MemberLimits;
}

type Told = Omit<NewReport, 'reason' | 'text'>;

/** Stores a report, up to the limit of a day; 422 if its words are too many. */
export async function fileReport(
  database: Database,
  told: Told,
  said: { reason: ReportReason; text: string },
  now: Instant,
): Promise<{ data: { reported: true } }> {
  const text = tidyText(said.text, { isMultiline: true });
  if (text.length > reportTextMax) throw refuseText(reportTextMax);
  const wait = await storeReport(database, { ...told, reason: said.reason, text }, now);
  if (wait !== undefined) throw refuseReports(reportsADay, wait);
  return { data: { reported: true } };
}

export function createReportCalls(services: ReportServices): ServedEndpoint[] {
  return [
    serveChat(services.database, reportPerson, async (given, { body, context }) => {
      const { chat, profile } = given;
      services.limits.demand('report', profile);
      const { userId, roomId, index } = body;
      const message = roomId === undefined || index === undefined ? undefined : { roomId, index };
      if (message === undefined) await demandReachable(services.database, given, body);
      return fileReport(
        services.database,
        { siteKey: chat.site.siteKey, by: profile, about: userId, message },
        body,
        context.now,
      );
    }),
  ];
}
