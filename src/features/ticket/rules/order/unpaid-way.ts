import type { PaymentMethod, PaymentStatus } from '../payment/payment-method.ts';
import type { OrderState } from './order.ts';

/** How the money comes for tickets that came before it. */
export type UnpaidWay = 'transfer' | 'venue';

/** Undefined: the tickets are paid, cost nothing, or wait for their money themselves. */
export function unpaidWay(order: {
  state: OrderState;
  amount: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
}): UnpaidWay | undefined {
  if (order.state !== 'completed' || order.amount === 0 || order.paymentStatus === 'Sale') return undefined;
  if (order.paymentMethod === 'Bank') return 'transfer';
  return order.paymentMethod === 'Local' ? 'venue' : undefined;
}
