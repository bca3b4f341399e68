import type { Instant } from '#kernel/clock.ts';

/** How far a lottery is, as its organiser sees it. */
export const lotteryStates = [
  /** Applications come, or will come. */
  'open',
  /** The list is fixed, or is about to be; the draw waits for its time. */
  'closed',
  /** It was announced that a public value goes into the draw, and nobody has entered it. */
  'valueMissing',
  /** Its time has come. */
  'drawing',
  'drawn',
] as const;
export type LotteryState = (typeof lotteryStates)[number];

export interface LotteryFacts {
  closesAt: Instant;
  closedAt: Instant | undefined;
  drawAt: Instant;
  drawnAt: Instant | undefined;
  /** A public value was announced, and is not entered. */
  needsValue: boolean;
}

export function lotteryState(
  { closesAt, closedAt, drawAt, drawnAt, needsValue }: LotteryFacts,
  now: Instant,
): LotteryState {
  if (drawnAt !== undefined) return 'drawn';
  if (closedAt === undefined) return now <= closesAt ? 'open' : 'closed';
  if (needsValue) return 'valueMissing';
  return now < drawAt ? 'closed' : 'drawing';
}
