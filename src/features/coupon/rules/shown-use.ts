import type { Instant } from '#kernel/clock.ts';

/** How long a used coupon is green. */
export const greenMs = 3 * 60_000;
/** How long the confirmation waits, so that a second press on the same spot confirms nothing. */
export const confirmDelayMs = 1_000;

/** Whether a coupon that was used then is still green. */
export function isGreen(usedAt: Instant, now: Instant): boolean {
  return now - usedAt < greenMs;
}

export interface Age {
  unit: 'second' | 'minute';
  count: number;
}

/** How long ago a coupon was used: seconds of the first minute, then whole minutes. A clock behind shows 0 seconds. */
export function ageOf(usedAt: Instant, now: Instant): Age {
  const seconds = Math.max(0, Math.floor((now - usedAt) / 1_000));
  return seconds < 60 ? { unit: 'second', count: seconds } : { unit: 'minute', count: Math.floor(seconds / 60) };
}

/** The half of the screen that is away from a press: there the confirmation stands. */
export function awayFrom(pressedAt: number, screenHeight: number): 'top' | 'bottom' {
  return pressedAt > screenHeight / 2 ? 'top' : 'bottom';
}
