import type { GatewayAnswer } from './gateway-answer.ts';

/**
 * What came for a charge and neither pays it nor goes back as a part of it, in whole yen: more than the sum, or money
 * that came when it had been stopped. `cameInAll`: every transfer until now. As long as it is awaited nothing is left over.
 */
export function leftOver(answer: GatewayAnswer, cameInAll: number): number {
  if (answer.type === 'paid') return Math.max(0, cameInAll - answer.amount);
  return answer.type === 'refused' ? Math.max(0, cameInAll - (answer.received ?? 0)) : 0;
}
