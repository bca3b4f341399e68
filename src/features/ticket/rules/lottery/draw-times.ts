import type { Instant } from '#kernel/clock.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';

/** How long everybody can see the hash of the list before the draw. */
export const announcedMs = 60 * 60_000;

/** When applications close: the last instant in which one is taken. */
export function closingOf({ salesPeriodEnd }: { salesPeriodEnd?: string | undefined }): Instant | undefined {
  return salesPeriodEnd === undefined ? undefined : endInstant(salesPeriodEnd);
}

/** The earliest moment of the draw after this closing, whatever the organiser enters. */
export function drawTime(drawAt: string | undefined, closedAt: Instant): Instant {
  return Math.max(parseInstant(drawAt ?? '') ?? closedAt, closedAt + announcedMs);
}
