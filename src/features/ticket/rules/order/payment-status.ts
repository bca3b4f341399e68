import type { PaymentStatus, PaymentUnderway } from '../payment/payment-method.ts';
import type { Order, OrderState } from './order.ts';
import { isPaid, orderMoney } from './order-money.ts';

/** The stage of a payment on its way, during which its buyer cannot pay again. */
export function paymentUnderwayOf(state: OrderState): PaymentUnderway | null {
  if (state === 'authenticating') return 'authenticating';
  return state === 'charging' || state === 'checking' ? 'checking' : null;
}

/** The payment status on an order's tickets (TICKET-024). */
export function paymentStatusOf(order: Order): PaymentStatus {
  if (isPaid(order) || (order.state === 'completed' && orderMoney(order).due === 0)) return 'Sale';
  const hasFailed = order.attempt > 0 && (order.state === 'reserved' || order.state === 'expired');
  return hasFailed ? 'Fail' : 'Waiting';
}
