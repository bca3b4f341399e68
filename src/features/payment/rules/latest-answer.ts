import type { Instant } from '#kernel/clock.ts';
import type { GatewayAnswer } from './gateway-answer.ts';

/** What is known: the higher cannot be taken back by the lower. */
const weight: Record<GatewayAnswer['type'], number> = {
  unknown: 0,
  notFound: 0,
  actionRequired: 1,
  numberIssued: 1,
  refused: 2,
  paid: 3,
};

/**
 * What is kept of a payment after the gateway said something: answers overtake each other, so a lost one does not hide
 * the address of 3-D Secure, and nothing hides that money came.
 */
export function latestAnswer(stored: GatewayAnswer | undefined, said: GatewayAnswer): GatewayAnswer {
  return stored !== undefined && weight[said.type] < weight[stored.type] ? stored : said;
}

/** What a gateway says, with what had come of the sum before: who is told that a charge was stopped may not hear of that. */
export function knownAnswer(stored: GatewayAnswer | undefined, said: GatewayAnswer): GatewayAnswer {
  if (said.type !== 'refused' || said.received !== undefined) return said;
  const received = stored?.type === 'numberIssued' || stored?.type === 'refused' ? stored.received : undefined;
  return received === undefined ? said : { ...said, received };
}

/** "I know of no such charge" is true for ever only when the request cannot arrive any more (docs/algorithms/payment-states.md). */
export function believedAnswer(
  said: GatewayAnswer,
  { sentAt, now, arrivesWithinMs }: { sentAt: Instant; now: Instant; arrivesWithinMs: number },
): GatewayAnswer {
  return said.type === 'notFound' && now - sentAt < arrivesWithinMs ? { type: 'unknown' } : said;
}
