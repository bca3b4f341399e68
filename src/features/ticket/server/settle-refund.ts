import type { Payments } from '#features/payment/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { applyRefundEvent, type RefundEvent } from '../rules/order/refund-state.ts';

/**
 * Asks the gateway that charged to pay back what is owed, with a key made of the refund's number: asking twice pays
 * once. True when nothing more is to be asked: it is done, or the gateway said no and the organiser pays by hand.
 */
export async function settleRefund(
  database: Database,
  payments: Pick<Payments, 'refund'>,
  refundId: number,
  now: Instant,
): Promise<boolean> {
  const refund = await database.kysely
    .selectFrom('ticket_refund as r')
    .innerJoin('ticket_order as o', 'o.order_id', 'r.order_id')
    .select(['r.state', 'r.way', 'r.amount', 'r.attempt', 'o.order_number'])
    .where('r.ticket_refund_id', '=', refundId)
    .executeTakeFirst();
  if (refund === undefined || refund.way === 'byHand') return true;
  if (refund.state === 'done' || refund.state === 'failed') return true;
  await move(database, refundId, 'ask', now);
  const key = `${refund.order_number}/${refund.attempt}`;
  const answer = await payments.refund(key, `refund/${refundId}`, refund.amount);
  const state = await move(database, refundId, answer, now);
  return state === 'done' || state === 'failed';
}

async function move(database: Database, refundId: number, event: RefundEvent, now: Instant) {
  return inTransaction(database, async (tx) => {
    const { state } = await tx
      .selectFrom('ticket_refund')
      .select('state')
      .where('ticket_refund_id', '=', refundId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const next = applyRefundEvent(state, event);
    if (next === undefined) return state;
    await tx
      .updateTable('ticket_refund')
      .set({ state: next, changed_at: new Date(now) })
      .where('ticket_refund_id', '=', refundId)
      .execute();
    return next;
  });
}
