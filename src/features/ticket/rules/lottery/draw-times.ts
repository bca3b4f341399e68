import type { Instant } from '#kernel/clock.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';

/** So long everybody can see the hash of the list before it is drawn. */
export const announcedMs = 60 * 60_000;

/** When applications close: the last instant in which one is taken. */
export function closingOf({ salesPeriodEnd }: { salesPeriodEnd?: string | undefined }): Instant | undefined {
  return salesPeriodEnd === undefined ? undefined : endInstant(salesPeriodEnd);
}

/** The soonest a list may be drawn that was closed then, whatever the organiser writes. */
export function drawTime(drawAt: string | undefined, closedAt: Instant): Instant {
  return Math.max(parseInstant(drawAt ?? '') ?? closedAt, closedAt + announcedMs);
}
