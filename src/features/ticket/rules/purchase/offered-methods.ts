import type { PaymentMethod } from '../payment/payment-method.ts';

/** The ways to pay that can be chosen. A lottery is charged without its buyer, so by a saved card where cards are taken. */
export function offeredMethods(methods: readonly PaymentMethod[], isApplication: boolean): PaymentMethod[] {
  if (isApplication && methods.includes('CreditCard')) return ['CreditCard'];
  return methods.filter((method) => method !== 'Free');
}
