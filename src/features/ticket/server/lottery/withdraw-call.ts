import { serve } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { withdrawApplication } from '../../contract.ts';
import { isPurchaserOf, readOrder } from '../order/order-rows.ts';
import { ticketRefusal } from '../sale/ticket-refusal.ts';
import { withdraw } from './withdraw.ts';

/** Withdraws a member's own application while its lottery is open. */
export function createWithdrawCall({ database, clock }: { database: Database; clock: Clock }): ServedEndpoint {
  return serve(withdrawApplication, async ({ site, member, params, body: { orderId } }) => {
    const row = await readOrder(database.kysely, { orderNumber: orderId });
    const isHere = row?.site_key === site.siteKey && row.content_id === params.contentId;
    if (!isHere || row.lottery === null || !isPurchaserOf(row, member.memberId)) throw refuse('notFound');
    const state = await inTransaction(database, (tx) => withdraw(tx, row.order_id, clock()));
    if (state !== 'canceled') throw ticketRefusal('withdrawTooLate', status.conflict);
    return { data: { orderId } };
  });
}
