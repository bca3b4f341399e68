import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { readStored } from '#server/database/read-stored.ts';
import type { Application } from '../../rules/order/application.ts';
import type { Order, OrderState } from '../../rules/order/order.ts';
import type { TicketOrderTable } from './order-tables.ts';

/** A stored order. */
export type OrderRow = Selectable<TicketOrderTable>;

/** The columns that the rules of orders read and change. Whatever reads orders for a rule selects these. */
export const orderColumns = [
  'state',
  'amount',
  'canceled_unpaid',
  'is_deferred',
  'attempt',
  'paid_attempt',
  'refunded_attempts',
  'is_settled',
] as const satisfies (keyof OrderRow)[];

export type OrderColumns = Pick<OrderRow, (typeof orderColumns)[number]>;

/** A stored order as its rules know it. Nothing else maps these columns. */
export function orderOf(row: OrderColumns): Order {
  return orderInState(row.state, row);
}

/** The same where the order's state has another name than its column. */
export function orderInState(state: OrderState, row: Omit<OrderColumns, 'state'>): Order {
  return {
    state,
    amount: row.amount,
    canceledUnpaid: row.canceled_unpaid,
    isDeferred: row.is_deferred,
    attempt: row.attempt,
    paidAttempt: row.paid_attempt,
    refundedAttempts: row.refunded_attempts,
    isSettled: row.is_settled,
  };
}

/** An order as it is stored. */
export function columnsOf(order: Order): OrderColumns {
  return {
    state: order.state,
    amount: order.amount,
    canceled_unpaid: order.canceledUnpaid,
    is_deferred: order.isDeferred,
    attempt: order.attempt,
    paid_attempt: order.paidAttempt,
    refunded_attempts: [...order.refundedAttempts],
    is_settled: order.isSettled,
  };
}

const paymentSchema = v.object({
  cardId: v.exactOptional(v.number()),
  /** The card is gone; the next one that is registered at this account of a provider pays. */
  nextCardAt: v.exactOptional(v.string()),
  store: v.exactOptional(v.string()),
  /** A transfer to the organiser's own account, which the tickets wait for. */
  isToOrganiser: v.exactOptional(v.boolean()),
});
/** How an order is paid, as its row keeps it. */
export type StoredPayment = v.InferOutput<typeof paymentSchema>;

export function storedPayment({ payment }: Pick<OrderRow, 'payment'>): StoredPayment {
  return readStored(paymentSchema, payment).output ?? {};
}

/** Whether the tickets of an order wait for a transfer to the organiser. */
export function isToOrganiser(row: Pick<OrderRow, 'payment' | 'payment_method' | 'is_deferred'>): boolean {
  return row.payment_method === 'Bank' && !row.is_deferred && storedPayment(row).isToOrganiser === true;
}

const applicationSchema = v.object({
  entrantId: v.string(),
  slots: v.optional(v.array(v.number()), []),
  enableExtraSlot: v.optional(v.boolean(), false),
});

/** What an order applies for; null: it is a purchase. */
export function storedApplication({ lottery }: Pick<OrderRow, 'lottery'>): Application | null {
  return lottery === null ? null : (readStored(applicationSchema, lottery).output ?? null);
}
