import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import type { Database } from '#server/database/database.ts';
import * as calls from '../../contract/notices.ts';
import { usualNotice } from '../../rules/sales-notice.ts';
import { setNotice } from './notice-routes.ts';

/** Each operator chooses their own mails. */
export function noticeCalls({ database: { kysely } }: { database: Database }): ServedConsoleCall[] {
  return [
    serveConsole(calls.readSalesNotice, async ({ site: { siteKey }, operator: { operatorId } }) => {
      const row = await kysely
        .selectFrom('sales_notice')
        .select('choice')
        .where('operator_id', '=', operatorId)
        .where('site_key', '=', siteKey)
        .executeTakeFirst();
      return { data: { choice: row?.choice ?? usualNotice } };
    }),
    serveConsole(calls.chooseSalesNotice, async ({ site: { siteKey }, operator: { operatorId }, body: { choice } }) => {
      await setNotice(kysely, { operatorId, siteKey }, choice);
      return { data: { choice } };
    }),
  ];
}
