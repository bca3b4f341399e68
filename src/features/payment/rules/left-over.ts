import type { GatewayAnswer } from './gateway-answer.ts';

/**
 * Money that came for a charge and neither pays it nor is refunded as a part of it, in whole yen: more than the sum, or
 * money after the charge was stopped. `cameInAll`: all transfers until now. While a charge waits nothing is left over.
 */
export function leftOver(answer: GatewayAnswer, cameInAll: number): number {
  if (answer.type === 'paid') return Math.max(0, cameInAll - answer.amount);
  return answer.type === 'refused' ? Math.max(0, cameInAll - (answer.received ?? 0)) : 0;
}
