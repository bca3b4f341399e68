import type { ChargebackState } from '#features/payment/rules/gateway-answer.ts';
import type { RefundState } from './refund-state.ts';

export { chargebackStates } from '#features/payment/rules/gateway-answer.ts';

/**
 * The effect of a gateway's news on a chargeback. `take`: the money is gone. `giveBack`: it has returned. `note`: nothing
 * moves. Undefined: known before; what is decided stays.
 */
export function chargebackStep(
  known: ChargebackState | undefined,
  told: ChargebackState,
): 'take' | 'giveBack' | 'note' | undefined {
  if (known === undefined) return told === 'won' ? 'note' : 'take';
  if (known !== 'open' || told === 'open') return undefined;
  return told === 'won' ? 'giveBack' : 'note';
}

interface OwedRefund {
  refundId: number;
  /** Whole yen. */
  amount: number;
  state: RefundState;
}

/**
 * What of refunds that are not paid yet is still due once the bank has decided: together with what is done, the money
 * that the bank kept too, never more than came; the oldest first. `received` in whole yen.
 */
export function dueAfterChargeback(
  received: number,
  refunds: readonly OwedRefund[],
): { refundId: number; due: number }[] {
  const paid = refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0);
  let left = Math.max(0, received - paid);
  return refunds
    .filter(({ state }) => state !== 'done')
    .map(({ refundId, amount }) => {
      const due = Math.min(amount, left);
      left -= due;
      return { refundId, due };
    });
}
