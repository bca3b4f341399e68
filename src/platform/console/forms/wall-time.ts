import type { Instant } from '#kernel/clock.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';

/**
 * Times of the console are the event's, and every event is on Tokyo time: `2026-11-20 10:00`. The browser's own zone is
 * never asked; a native field shows and gives back a wall time.
 */

/** A stored time for a native field, `2026-11-20T10:00`; '' where it is none. */
export function toNativeTime(stored: string): string {
  const instant = parseInstant(stored);
  return instant === undefined ? '' : formatInstant(instant).slice(0, 16);
}

/** What a native field gives, as it is stored. */
export function fromNativeTime(typed: string): string {
  return typed.slice(0, 16).replace('T', ' ');
}

export function wallTimeOf(instant: Instant): string {
  return fromNativeTime(formatInstant(instant));
}
