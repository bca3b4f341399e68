import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../contract/log.ts';
import { isOwnerEverywhere } from '../rules/rights-at.ts';
import type { Operator } from './console-session.ts';
import { pageOfLog, peopleOfLog } from './log-pages.ts';
import { type ServedConsoleCall, serveConsole } from './serve-console.ts';

/** What operators did, at a site or everywhere. */
export function logCalls(database: Database): ServedConsoleCall[] {
  return [
    serveConsole(calls.readSiteLog, async ({ site, query }) => ({
      data: await pageOfLog(database, site.siteKey, query),
    })),
    serveConsole(calls.listPeopleOfSiteLog, async ({ site }) => ({ data: await peopleOfLog(database, site.siteKey) })),
    serveConsole(calls.readLog, async ({ operator, query }) => {
      refuseOthers(operator);
      return { data: await pageOfLog(database, undefined, query) };
    }),
    serveConsole(calls.listPeopleOfLog, async ({ operator }) => {
      refuseOthers(operator);
      return { data: await peopleOfLog(database, undefined) };
    }),
  ];
}

/** The log of the installation is there for its owners alone. */
function refuseOthers({ grants }: Operator): void {
  if (!isOwnerEverywhere(grants)) throw refuse('notFound');
}
