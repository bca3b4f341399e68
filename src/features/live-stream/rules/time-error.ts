import type { Instant } from '#kernel/clock.ts';

/** How often a page with streams looks at its clock (STREAM-006). */
export const clockCheckMs = 1_000;
/** A larger jump away from the expected second sets the flag (STREAM-007). */
const clockJumpMs = 180_000;

/** Whether a clock that should stand at `expected` has jumped, forwards or backwards. */
export function hasJumped(expected: Instant, now: Instant): boolean {
  return Math.abs(now - expected) > clockJumpMs;
}

/** One answer of the server: its instant, and what the clock of the device said when it came. */
export interface Heard {
  server: Instant;
  device: Instant;
}

/**
 * Whether the clock of a device was set between two answers. A device that only slept has a clock that jumped and is
 * right: as much time has passed for the server.
 */
export function wasClockSet(before: Heard, after: Heard): boolean {
  return hasJumped(before.device + (after.server - before.server), after.device);
}
