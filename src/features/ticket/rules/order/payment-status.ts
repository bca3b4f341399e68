import type { PaymentStatus, PaymentUnderway } from '../purchased/purchased-ticket.ts';
import type { Order, OrderState } from './order.ts';
import { isPaid, orderMoney } from './order-money.ts';

/** How a payment that is on its way stands for its buyer, for whom there is nothing else to pay. */
export function paymentUnderwayOf(state: OrderState): PaymentUnderway | null {
  if (state === 'authenticating') return 'authenticating';
  return state === 'charging' || state === 'checking' ? 'checking' : null;
}

/** What the tickets of an order say of its payment (TICKET-024). */
export function paymentStatusOf(order: Order): PaymentStatus {
  if (isPaid(order) || (order.state === 'completed' && orderMoney(order).due === 0)) return 'Sale';
  const hasFailed = order.attempt > 0 && (order.state === 'reserved' || order.state === 'expired');
  return hasFailed ? 'Fail' : 'Waiting';
}
