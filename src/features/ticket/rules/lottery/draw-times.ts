import type { Instant } from '#kernel/clock.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';

/** How long everybody can see the hash of the list before the draw. */
export const announcedMs = 60 * 60_000;

/** When applications close: the last instant in which one is taken. */
export function closingOf({ salesPeriodEnd }: { salesPeriodEnd?: string | undefined }): Instant | undefined {
  return salesPeriodEnd === undefined ? undefined : endInstant(salesPeriodEnd);
}

/**
 * The moment of the draw: what the ticket says, or when the organiser asked for it; whatever they enter, not before
 * everybody could see the hash of the list.
 */
export function drawTime(drawAt: string | undefined, closedAt: Instant, askedAt?: Instant): Instant {
  return Math.max(askedAt ?? parseInstant(drawAt ?? '') ?? closedAt, closedAt + announcedMs);
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
