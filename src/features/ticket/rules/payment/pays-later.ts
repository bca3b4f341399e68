import type { PaymentMethod } from './payment-method.ts';

interface Ways {
  methods: readonly PaymentMethod[];
  isBankDeferred: boolean;
}

/** Whether a way to pay gives the tickets before the money: at the venue, or by a transfer that may come later. */
export function paysLater(method: PaymentMethod, { isBankDeferred }: Pick<Ways, 'isBankDeferred'>): boolean {
  return method === 'Local' || (method === 'Bank' && isBankDeferred);
}

/** The ways to pay an order whose last attempt failed. The winner of a lottery pays before the tickets come. */
export function waysAfterFailure(ways: Ways, isLottery: boolean): PaymentMethod[] {
  return ways.methods.filter((method) => method !== 'Free' && !(isLottery && paysLater(method, ways)));
}
