import type { Instant } from '#kernel/clock.ts';
import { dayMs, startOfTokyoDay } from '#kernel/period.ts';
import { type GridShape, type GridSpan, latestEnd } from './grid-session.ts';

const minuteMs = 60_000;
const stepMs = 5 * minuteMs;
/** How long a new session is where there is room for it. */
export const usualMs = 60 * minuteMs;
const leastMs = stepMs;
const quarterMs = 15 * minuteMs;

type Nights = Pick<GridShape, 'hasNights'>;

/** The step of the pointer that is nearest. */
export function snapped(at: Instant): Instant {
  return Math.round(at / stepMs) * stepMs;
}

/** A session begins elsewhere on this day, as long as before; it neither leaves the day nor ends too late. */
export function movedTo({ from, to }: GridSpan, start: Instant, day: Instant, nights: Nights): GridSpan {
  const length = to - from;
  const last = nights.hasNights ? day + dayMs - stepMs : Math.max(day, day + dayMs - length);
  const next = Math.min(last, Math.max(day, start));
  return { from: next, to: Math.min(next + length, latestEnd(next, nights)) };
}

/** A session ends elsewhere. */
export function resizedTo({ from }: GridSpan, end: Instant, nights: Nights): GridSpan {
  return { from, to: Math.min(latestEnd(from, nights), Math.max(from + leastMs, end)) };
}

/** What an arrow does to a time: five minutes, with Shift one, an hour by pages. Undefined: nothing. */
export function gridKeyStep(key: string, isShift: boolean): number | undefined {
  const step = isShift ? minuteMs : stepMs;
  switch (key) {
    case 'ArrowUp':
      return -step;
    case 'ArrowDown':
      return step;
    case 'PageUp':
      return -usualMs;
    case 'PageDown':
      return usualMs;
    default:
      return undefined;
  }
}

/** A new session at a place that was pressed: an hour from that quarter on, or up to the next one of the column. */
export function spanAt(at: Instant, column: readonly GridSpan[], day: Instant): GridSpan {
  const quarter = Math.max(day, Math.floor(at / quarterMs) * quarterMs);
  // What ended within the quarter is above the place.
  const ends = column.filter(({ to }) => to > quarter && to <= at).map(({ to }) => to);
  const from = Math.min(day + dayMs - leastMs, Math.max(quarter, ...ends));
  const begins = column.filter((one) => one.from > from).map((one) => one.from);
  return { from, to: Math.max(from + leastMs, Math.min(from + usualMs, day + dayMs, ...begins)) };
}

/** The first time at which a column has nothing for as long, from an hour on; the last of the day where it is full. */
export function freeSpan(length: number, column: readonly GridSpan[], hours: GridSpan): GridSpan {
  const day = startOfTokyoDay(hours.from);
  let from = hours.from;
  for (const held of column.toSorted((one, other) => one.from - other.from)) {
    if (held.from - from >= length) break;
    from = Math.max(from, held.to);
  }
  const start = Math.min(from, day + dayMs - Math.min(length, dayMs));
  return { from: start, to: start + Math.min(length, dayMs) };
}

/** A copy stands behind its original on the same day. */
export function spanOfCopy({ from, to }: GridSpan, nights: Nights): GridSpan {
  return movedTo({ from, to }, to, startOfTokyoDay(from), nights);
}
