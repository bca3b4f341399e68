import type { PaymentFailure } from '../flow/purchase-outcome.ts';
import type { PurchaseTexts } from '../flow/texts/jpn.ts';

export interface SaidFailure {
  title: string;
  text: string;
  /** The way on is the beginning (TICKET-118). */
  startsOver: boolean;
}

/**
 * Why a payment failed, in words (TICKET-117..119): what the order says comes before what the call said. undefined: no
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
  const text = Object.hasOwn(reasons, kind) ? (reasons[kind] as string) : failures.reasons.declined;
  return { title: failures.payment.refused, text, startsOver: false };
}
