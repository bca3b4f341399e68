import type { Instant } from '#kernel/clock.ts';
import type { GatewayAnswer } from './gateway-answer.ts';

/** The rank of each answer: a lower one never replaces a higher one. */
const weight: Record<GatewayAnswer['type'], number> = {
  unknown: 0,
  notFound: 0,
  actionRequired: 1,
  numberIssued: 1,
  refused: 2,
  paid: 3,
};

/**
 * Which of two answers of a gateway is kept. Answers overtake each other, so a lost one does not hide the address of
 * 3-D Secure, and nothing hides that money came.
 */
export function latestAnswer(stored: GatewayAnswer | undefined, said: GatewayAnswer): GatewayAnswer {
  return stored !== undefined && weight[said.type] < weight[stored.type] ? stored : said;
}

/** The new answer with the part of the sum that came before: an answer that a charge was stopped may not mention it. */
export function knownAnswer(stored: GatewayAnswer | undefined, said: GatewayAnswer): GatewayAnswer {
  if (said.type !== 'refused' || said.received !== undefined) return said;
  const received = stored?.type === 'numberIssued' || stored?.type === 'refused' ? stored.received : undefined;
  return received === undefined ? said : { ...said, received };
}

/** "No such charge" is final only when the request cannot arrive any more (docs/algorithms/payment-states.md). */
export function believedAnswer(
  said: GatewayAnswer,
  { sentAt, now, arrivesWithinMs }: { sentAt: Instant; now: Instant; arrivesWithinMs: number },
): GatewayAnswer {
  return said.type === 'notFound' && now - sentAt < arrivesWithinMs ? { type: 'unknown' } : said;
}
