import type { Order } from './order.ts';

/** The money of an order, in whole yen, before anything of it goes back. */
export interface OrderMoney {
  /** What it costs: what was sold, less what was cancelled before it was paid for. */
  due: number;
  received: number;
  /** What its purchaser has to pay still, or would have to if they win. */
  owed: number;
}

/** Nobody waits for its money any more. */
const overStates: readonly Order['state'][] = ['lost', 'expired', 'canceled'];

/** Never negative, and never more than what is left of what was sold; money that bought nothing is not in it. */
export function orderMoney(order: MoneyOfOrder): OrderMoney {
  const due = Math.max(0, order.amount - order.canceledUnpaid);
  if (isPaid(order)) return { due, received: due, owed: 0 };
  return { due, received: 0, owed: overStates.includes(order.state) ? 0 : due };
}

type MoneyOfOrder = Pick<Order, 'state' | 'amount' | 'canceledUnpaid' | 'paidAttempt' | 'isSettled'>;

export function isPaid({ paidAttempt, isSettled }: Pick<Order, 'paidAttempt' | 'isSettled'>): boolean {
  return paidAttempt !== null || isSettled;
}
