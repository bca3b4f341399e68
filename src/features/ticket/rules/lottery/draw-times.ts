import type { Instant } from '#kernel/clock.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';

/** How long everybody can see the hash of the list before a draw that nobody hurries. */
export const announcedMs = 60 * 60_000;

/** When applications close: the last instant in which one is taken. */
export function closingOf({ salesPeriodEnd }: { salesPeriodEnd?: string | undefined }): Instant | undefined {
  return salesPeriodEnd === undefined ? undefined : endInstant(salesPeriodEnd);
}

/**
 * From when an organiser may ask for the draw. Where a public value was announced, its proof rests on a list that
 * everybody could see before; without one the organiser may give the hour up, and is told what that means.
 */
export function askableFrom(closedAt: Instant, publicValueSource: string): Instant {
  return publicValueSource === '' ? closedAt : closedAt + announcedMs;
}

/**
 * The moment of the draw: when the organiser asked for it, or what the ticket says; that not before everybody could see
 * the hash of the list.
 */
export function drawTime(drawAt: string | undefined, closedAt: Instant, askedAt?: Instant): Instant {
  if (askedAt !== undefined) return Math.max(askedAt, closedAt);
  return Math.max(parseInstant(drawAt ?? '') ?? closedAt, closedAt + announcedMs);
}

const hourMs = 60 * 60_000;
/** Where the organiser has withdrawn the lottery. */
const usualDeadlineHours = 72;

/** Until when a winner whose card was refused may pay in another way. */
export function deadlineOfWinner(
  item: { lottery?: { deadlineHours: number } | undefined } | undefined,
  wonAt: Instant,
): Instant {
  return wonAt + (item?.lottery?.deadlineHours ?? usualDeadlineHours) * hourMs;
}
