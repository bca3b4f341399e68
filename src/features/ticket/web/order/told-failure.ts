import type { PaymentFailure } from '../flow/purchase-outcome.ts';

/** Why a payment of this window failed, until its page has told it: the order itself may say more. */
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
