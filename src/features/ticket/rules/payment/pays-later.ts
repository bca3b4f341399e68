import type { PaymentMethod } from './payment-method.ts';

interface Ways {
  methods: readonly PaymentMethod[];
  isBankDeferred: boolean;
}

/** Whose account takes a bank transfer. */
export interface BankWay {
  isBankDeferred: boolean;
  bankReceiver: 'Gateway' | 'Organiser';
}

/** Whether the tickets wait for a transfer to the organiser's own account, which the organiser notes. */
export function waitsForOrganiser(method: string, { isBankDeferred, bankReceiver }: BankWay): boolean {
  return method === 'Bank' && !isBankDeferred && bankReceiver === 'Organiser';
}

/** Whether a way to pay gives the tickets before the money: at the venue, or by a transfer that may come later. */
export function paysLater(method: string, { isBankDeferred }: Pick<Ways, 'isBankDeferred'>): boolean {
  return method === 'Local' || (method === 'Bank' && isBankDeferred);
}

/** The ways to pay an order whose last attempt failed. The winner of a lottery pays before the tickets come. */
export function waysAfterFailure(ways: Ways, isLottery: boolean): PaymentMethod[] {
  return ways.methods.filter((method) => method !== 'Free' && !(isLottery && paysLater(method, ways)));
}
