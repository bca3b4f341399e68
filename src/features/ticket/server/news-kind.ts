import type { OrderNews } from '#server/database/tables.ts';
import type { Order } from '../rules/order/order.ts';
import { orderMoney } from '../rules/order/order-money.ts';

/** What a mail says: of tickets that were issued also whether they were bought, cost nothing or are still to be paid. */
export type NewsKind = OrderNews | 'free' | 'unpaid';

export function newsKind(tell: OrderNews, order: Order): NewsKind {
  if (tell !== 'issued') return tell;
  const { due, owed } = orderMoney(order);
  if (due === 0) return 'free';
  return owed > 0 ? 'unpaid' : 'issued';
}

/** Nothing is left of the tickets: what they cost and where they are good is not told any more. */
export function isOverNews(kind: NewsKind): boolean {
  return kind === 'lost' || kind === 'expired' || kind === 'canceled';
}
