import type { Instant } from '#kernel/clock.ts';

/** A time of the event on the visitor's own clock. */
export interface OwnTime {
  start: string;
  end: string;
  /** How many days their date is ahead of the event's; -1 the day before. */
  startDays: number;
  endDays: number;
}

const tokyoOffsetMinutes = 9 * 60;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * The visitor's own times of a session, where their offset from UTC differs from Tokyo's that day; undefined where it
 * does not. Offsets are minutes ahead of UTC, asked at each instant, because summer time changes them.
 */
export function ownTime(start: Instant, end: Instant, offsetAt: (instant: Instant) => number): OwnTime | undefined {
  const [startOffset, endOffset] = [offsetAt(start), offsetAt(end)];
  if (startOffset === tokyoOffsetMinutes && endOffset === tokyoOffsetMinutes) return undefined;
  const eventDay = dayNumber(start, tokyoOffsetMinutes);
  return {
    start: clockAt(start, startOffset),
    end: clockAt(end, endOffset),
    startDays: dayNumber(start, startOffset) - eventDay,
    endDays: dayNumber(end, endOffset) - eventDay,
  };
}

const dayNumber = (instant: Instant, offset: number): number => Math.floor((instant + offset * minuteMs) / dayMs);

function clockAt(instant: Instant, offset: number): string {
  return new Date(instant + offset * minuteMs).toISOString().slice(11, 16);
}
