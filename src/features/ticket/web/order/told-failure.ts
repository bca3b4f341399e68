import type { PaymentFailure } from '../flow/purchase-outcome.ts';

/** Why a payment of this window failed, until its page has shown it. The order itself may have a better reason. */
const told = new Map<string, PaymentFailure>();

export function tellFailure(orderId: string, failure: PaymentFailure): void {
  told.set(orderId, failure);
}

export function toldFailure(orderId: string): PaymentFailure | undefined {
  return told.get(orderId);
}

export function forgetFailure(orderId: string): void {
  told.delete(orderId);
}
