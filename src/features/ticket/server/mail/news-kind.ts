import type { Order } from '../../rules/order/order.ts';
import { orderMoney } from '../../rules/order/order-money.ts';
import type { OrderNews } from '../order/order-tables.ts';

/**
 * What a mail says: of tickets that were issued also whether an organiser gave them, or they were bought, cost nothing or
 * are still to be paid, at the venue or by a transfer; of
 * what waits for its money also whether it was won; of what was taken back also whether money may be on its way.
 */
export type NewsKind = OrderNews | 'given' | 'free' | 'unpaid' | 'transfer' | 'wonToPay' | 'unanswered';

export function newsKind(
  tell: OrderNews,
  order: Order,
  { isLottery, isByHand = false, isTransfer = false }: { isLottery: boolean; isByHand?: boolean; isTransfer?: boolean },
): NewsKind {
  if (tell === 'awaiting' && isLottery) return 'wonToPay';
  if (tell === 'canceled' && !order.isDeferred) return 'unanswered';
  if (tell !== 'issued') return tell;
  if (isByHand) return 'given';
  const { due, owed } = orderMoney(order);
  if (due === 0) return 'free';
  if (owed === 0) return 'issued';
  return isTransfer ? 'transfer' : 'unpaid';
}

/** No ticket is left, so the mail no longer says what they cost and where they are valid. */
export function isOverNews(kind: NewsKind): boolean {
  return ['lost', 'expired', 'canceled', 'unanswered'].includes(kind);
}
