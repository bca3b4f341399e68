import type { Instant } from '#kernel/clock.ts';
import { dayMs, formatInstant, startOfTokyoDay } from '#kernel/period.ts';
import { greenMs } from './shown-use.ts';

/** Without green and grey, which say whether a coupon was just used. */
export const signColors = ['red', 'blue', 'yellow', 'purple', 'orange', 'pink', 'brown', 'black'] as const;
export type SignColor = (typeof signColors)[number];

/** The Tokyo day of an instant, as `2026-11-20`. */
export function dayOf(instant: Instant): string {
  return formatInstant(instant).slice(0, 'yyyy-MM-dd'.length);
}

/** The instant at which the sign of the day ends. */
export function endOfDay(instant: Instant): Instant {
  return startOfTokyoDay(instant) + dayMs;
}

/** The days whose sign staff may see on a green coupon: after midnight that of the day before, too. */
export function daysShown(now: Instant): string[] {
  const today = dayOf(now);
  const before = dayOf(now - greenMs);
  return before === today ? [today] : [today, before];
}

/** The colour and the place of the word that follow from the digest of a day. */
export function signOf(digest: Uint8Array, wordCount: number): { color: SignColor; word: number } {
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return { color: signColors[view.getUint32(0) % signColors.length]!, word: view.getUint32(4) % wordCount };
}

/** The four digits that follow from the digest of a use: they tell two used coupons apart. */
export function numberOf(digest: Uint8Array): string {
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return String(view.getUint32(0) % 10_000).padStart(4, '0');
}
