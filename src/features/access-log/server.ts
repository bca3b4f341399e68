import { serveConsole } from '#features/operator/server.ts';
import type { Database } from '#server/database/database.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { createAccessLogRoutes, logPath } from './server/access-log-routes.ts';
import { accessLogData } from './server/access-log-data.ts';
import { readVisitors } from './contract/visitors.ts';
import { lastDays } from './rules/visitor-days.ts';
import { countSources, countStreams, countVisitors, eraseVisits, readVisitorDays } from './server/count-visitors.ts';
import { sweepAccessLog } from './server/sweep-access-log.ts';
import { sweepSources } from './server/visit-sources.ts';

export { logPath } from './server/access-log-routes.ts';
export { moveVisits } from './server/count-visitors.ts';
export { createNoteOrderSource } from './server/visit-sources.ts';
export { domainToken } from './server/domain-token.ts';

/**
 * The log of what visitors look at.
 * @param days how long records are kept
 */
export function createAccessLogServer(database: Database, days?: number): ServerFeature {
  return {
    endpoints: [],
    routes: (contextOf) => createAccessLogRoutes(database, contextOf),
    openToOthers: [logPath],
    personalData: [accessLogData(database)],
    consoleCalls: [
      serveConsole(readVisitors, async ({ site, context: { now } }) => ({
        data: { days: lastDays(await readVisitorDays(database, site, now), now) },
      })),
    ],
    eraseRehearsal: (tx, { eventId }) => eraseVisits(tx, eventId),
    async sweep(now) {
      await countVisitors(database, now);
      await countSources(database, now);
      await countStreams(database, now);
      await sweepSources(database, now);
      await sweepAccessLog(database, now, days);
    },
    pictures: { mentionedIn: ['access_log'] },
  };
}
