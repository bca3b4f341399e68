import { sql } from 'kysely';
import { dayMs } from '#kernel/period.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { lineDays } from './rules/bank-limits.ts';
import { accountKeptDays, accountMostDays } from './rules/payout/payout-limits.ts';
import { refundAccountData } from './server/account-data.ts';
import { createAccountRoutes } from './server/account-routes.ts';
import { bankCalls } from './server/bank-calls.ts';
import type { NoteServices } from './server/note-payments.ts';
import { sealOldAccounts } from './server/kept-account.ts';
import { payoutCalls } from './server/payout-calls.ts';
import { accountPath } from './server/payout-mails.ts';
import type { PayoutServices } from './server/payout-services.ts';
import { isByHand } from './server/read-payouts.ts';

export { readGuestRefundAccounts } from './server/account-data.ts';

/** What goes over an organiser's bank account: payments in the file of the bank, and refunds in a file for it. */
export function createBankServer(services: NoteServices & PayoutServices): ServerFeature {
  const { kysely } = services.database;
  return {
    endpoints: [],
    consoleCalls: [...bankCalls(services), ...payoutCalls(services)],
    routes: (contextOf) => createAccountRoutes(services, contextOf),
    openToOthers: [accountPath],
    personalData: [refundAccountData(services)],
    async sweep(now) {
      await kysely
        .deleteFrom('bank_line')
        .where('noted_at', '<', new Date(now - lineDays * dayMs))
        .execute();
      // An account goes some days after its last refund was paid, and after half a year in any case.
      await sql`delete from refund_account a where a.asked_at < ${new Date(now - accountMostDays * dayMs)}
        or (a.asked_at < ${new Date(now - accountKeptDays * dayMs)} and not exists (
          select from ticket_refund r where r.order_id = a.order_id
            and (${isByHand} or r.changed_at > ${new Date(now - accountKeptDays * dayMs)})
        ))`.execute(kysely);
      await sealOldAccounts(services);
    },
  };
}
