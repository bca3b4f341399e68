import type { Instant } from '#kernel/clock.ts';
import type { RefundWay } from '../order/refund-state.ts';
import { leftToGiveBack } from '../order/order-money.ts';
import { type OfficeOrder, wayBack } from './judge-change.ts';

/**
 * What goes back of an order whose event does not take place: the price of the tickets that are left, as far as it came
 * and was not given back; less the fee of each ticket's own rule, where the organiser keeps it.
 */
export function refundOfCallingOff(
  office: Pick<OfficeOrder, 'order' | 'paymentMethod' | 'paidAt' | 'givenBack'>,
  tickets: readonly { price: number; cancelFee: number }[],
  keepsFee: boolean,
  now: Instant,
): { amount: number; way: RefundWay } {
  const owed = tickets.reduce((sum, { price, cancelFee }) => sum + Math.max(0, price - (keepsFee ? cancelFee : 0)), 0);
  return { amount: Math.min(leftToGiveBack(office), owed), way: wayBack(office, now) };
}
