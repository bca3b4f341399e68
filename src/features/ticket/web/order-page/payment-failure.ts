import type { PaymentFailure } from '../flow/purchase-outcome.ts';
import type { PurchaseTexts } from '../flow/texts/jpn.ts';

export interface SaidFailure {
  title: string;
  text: string;
  /** True when the buyer has to start from the beginning (TICKET-118). */
  startsOver: boolean;
}

/**
 * Why a payment failed, in words (TICKET-117..119). The order's reason comes before the call's. Undefined: no
 * payment was tried yet.
 */
export function sayFailure(
  problem: string | null,
  failure: PaymentFailure | undefined,
  { failures }: PurchaseTexts,
): SaidFailure | undefined {
  const kind = problem ?? failure;
  if (kind === undefined) return undefined;
  if (kind === 'timeout') return { title: failures.timeoutTitle, text: failures.payment.timeout, startsOver: true };
  if (kind === 'maintenance') {
    return { title: failures.maintenanceTitle, text: failures.payment.maintenance, startsOver: false };
  }
  const reasons: Readonly<Record<string, string>> = failures.reasons;
  const text = Object.hasOwn(reasons, kind) ? reasons[kind]! : failures.reasons.declined;
  return { title: failures.payment.refused, text, startsOver: false };
}

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
