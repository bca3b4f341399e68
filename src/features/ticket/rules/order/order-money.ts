import type { Order } from './order.ts';

/** The money of an order in whole yen, before refunds. */
export interface OrderMoney {
  /** The price of the sold tickets, less those that were cancelled before they were paid. */
  due: number;
  received: number;
  /** The sum that the purchaser still has to pay, or would have to pay after a win. */
  owed: number;
}

/** Orders whose money nobody waits for. */
const overStates: readonly Order['state'][] = ['lost', 'expired', 'canceled'];

/**
 * Never negative, and never more than the price of the tickets left. Money that bought nothing is not counted.
 */
export function orderMoney(order: MoneyOfOrder): OrderMoney {
  const due = Math.max(0, order.amount - order.canceledUnpaid);
  if (isPaid(order)) return { due, received: due, owed: 0 };
  return { due, received: 0, owed: overStates.includes(order.state) ? 0 : due };
}

type MoneyOfOrder = Pick<Order, 'state' | 'amount' | 'canceledUnpaid' | 'paidAttempt' | 'isSettled'>;

export function isPaid({ paidAttempt, isSettled }: Pick<Order, 'paidAttempt' | 'isSettled'>): boolean {
  return paidAttempt !== null || isSettled;
}

/** What of the money that bought the tickets can still be given back. `givenBack`: all refunds of that money. */
export function leftToGiveBack({ order, givenBack }: { order: MoneyOfOrder; givenBack: number }): number {
  return Math.max(0, orderMoney(order).received - givenBack);
}
