import type { Transaction } from 'kysely';
import type { Clock, Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { serve } from '#features/site/server.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { OrderState } from '../../rules/order/order.ts';
import { applyEvent } from '../order/apply-event.ts';
import { isPurchaserOf, lockOrder, readOrder, readPlaces } from '../order/order-rows.ts';
import { withdrawApplication } from '../../contract.ts';
import { ticketRefusal } from '../sale/ticket-refusal.ts';
import { isOpen } from './draw-rows.ts';
import { leaveDraws } from './leave-draws.ts';

/**
 * Takes an application out of its lottery, if the lottery is open, and answers the state of its order. The rows of the
 * order and of the draw stay locked until the transaction ends, so the closing comes before it or after it. Nobody is
 * told, because nothing was held or charged.
 */
export async function withdraw(
  tx: Transaction<Tables>,
  orderId: number,
  now: Instant,
): Promise<OrderState | undefined> {
  const row = await lockOrder(tx, { orderId });
  if (row === undefined) return undefined;
  const [place] = await readPlaces(tx, orderId, ['applied']);
  const key = place && { siteKey: row.site_key, contentId: row.content_id, ticketId: place.ticketId };
  const event = { type: 'withdraw', isOpen: key !== undefined && (await isOpen(tx, key, now)) } as const;
  return (await applyEvent(tx, row, event, { now })).order.state;
}

/** Withdraws a member's own application while its lottery is open; after it has lost, from the draws that may follow. */
export function createWithdrawCall({ database, clock }: { database: Database; clock: Clock }): ServedEndpoint {
  return serve(withdrawApplication, async ({ site, member, params, body: { orderId } }) => {
    const row = await readOrder(database.kysely, { orderNumber: orderId });
    const isHere = row?.site_key === site.siteKey && row.content_id === params.contentId;
    if (!isHere || row.lottery === null || !isPurchaserOf(row, member.memberId)) throw refuse('notFound');
    const isOut = await inTransaction(database, async (tx) =>
      row.state === 'lost' ? leaveDraws(tx, row.order_id) : (await withdraw(tx, row.order_id, clock())) === 'canceled',
    );
    if (!isOut) throw ticketRefusal(row.state === 'lost' ? 'leaveTooLate' : 'withdrawTooLate', status.conflict);
    return { data: { orderId } };
  });
}
