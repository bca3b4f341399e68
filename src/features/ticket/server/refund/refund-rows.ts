import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { tallyCommitted } from '#server/database/tally.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { applyRefundEvent, type RefundEvent, type RefundState } from '../../rules/order/refund-state.ts';

/** The bank has not decided yet about money of the refund's payment (r): nobody is asked to pay it back meanwhile. */
export const isDisputed = sql<SqlBool>`exists (
  select from ticket_chargeback c where c.order_id = r.order_id and c.attempt = r.attempt and c.state = 'open')`;

/** Refunds with the facts of their orders that mails and lists show. */
export function selectRefunds(connection: Kysely<Tables>) {
  return connection
    .selectFrom('ticket_refund as r')
    .innerJoin('ticket_order as o', 'o.order_id', 'r.order_id')
    .select([
      'r.ticket_refund_id',
      'r.purchased_ticket_id',
      'r.order_change_id',
      'r.state',
      'r.way',
      'r.amount',
      'r.attempt',
      'r.created_at',
      'r.changed_at',
    ])
    .select(isDisputed.as('is_disputed'))
    .select([
      'o.order_id',
      'o.order_number',
      'o.gateway_number',
      'o.site_key',
      'o.content_id',
      'o.language',
      'o.purchaser_id',
      'o.purchaser_mail',
      'o.purchaser_info',
    ]);
}

export type RefundRow = Awaited<ReturnType<ReturnType<typeof selectRefunds>['executeTakeFirstOrThrow']>>;

export async function readRefund(database: Database, refundId: number): Promise<RefundRow | undefined> {
  return selectRefunds(database.kysely).where('r.ticket_refund_id', '=', refundId).executeTakeFirst();
}

/** The state after an event; `also` is done in the same transaction, and only when the event changed something. */
export async function moveRefund(
  database: Database,
  refundId: number,
  event: RefundEvent,
  now: Instant,
  also?: (tx: Transaction<Tables>) => Promise<void>,
): Promise<{ state: RefundState; isMoved: boolean }> {
  return inTransaction(database, async (tx) => {
    const refund = await tx
      .selectFrom('ticket_refund')
      .select(['way', 'state'])
      .where('ticket_refund_id', '=', refundId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const next = applyRefundEvent(refund, event);
    if (next === undefined) return { state: refund.state, isMoved: false };
    await tx
      .updateTable('ticket_refund')
      .set({ state: next, changed_at: new Date(now) })
      .where('ticket_refund_id', '=', refundId)
      .execute();
    tallyCommitted(tx, 'hiroba_refunds_total', { state: next });
    await also?.(tx);
    return { state: next, isMoved: true };
  });
}
