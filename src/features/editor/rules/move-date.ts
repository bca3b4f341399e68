import type { Instant } from '#kernel/clock.ts';
import { dayMs, endInstant, formatInstant, parseInstant, startOfTokyoDay, tokyoDay } from '#kernel/period.ts';

export interface Held {
  start: Instant;
  end: Instant;
}

export interface Move {
  /** When what is copied is held, and when what it becomes is. */
  from: Held;
  to: Held;
}

/** When an event with these dates is held; undefined without a start. */
export function heldIn({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}): Held | undefined {
  const start = parseInstant(startDate ?? '');
  return start === undefined ? undefined : { start, end: endInstant(endDate ?? '') ?? start };
}

/**
 * A date of an event that is held at another time. What happens during the event, and in the day around it, keeps its
 * distance from the start; what comes before, as a sale, keeps its time of the day.
 */
export function moveDate(text: string, { from, to }: Move): string {
  const instant = parseInstant(text);
  if (instant === undefined) return text;
  const days = startOfTokyoDay(to.start) - startOfTokyoDay(from.start);
  if (isDayAlone(text)) return tokyoDay(instant + days);
  const isAround = instant >= from.start - dayMs / 2 && instant <= from.end + dayMs / 2;
  return dateTextOf(instant + (isAround ? to.start - from.start : days));
}

/**
 * A date of a template's event, whose programme is to fit into the new one: each day begins with the new start, and its
 * hours are drawn closer where the new day is shorter. What comes after the event keeps its distance from the end.
 */
export function fitDate(text: string, move: Move): string {
  const instant = parseInstant(text);
  if (instant === undefined) return text;
  const { from, to } = move;
  if (instant > from.end) {
    const days = startOfTokyoDay(to.end) - startOfTokyoDay(from.end);
    return isDayAlone(text) ? tokyoDay(instant + days) : dateTextOf(instant + days);
  }
  if (isDayAlone(text) || instant < from.start - dayMs / 2) return moveDate(text, move);
  const [before, after] = [daysOf(from), daysOf(to)];
  const shown = dayIn(before, from, instant);
  const isBeforeNext = instant - from.start - shown * dayMs > (before.hours + dayMs) / 2 && shown + 1 < before.count;
  // Doors that open in the morning are of the day that begins.
  const day = isBeforeNext ? shown + 1 : shown;
  const sinceStart = instant - from.start - day * dayMs;
  const fitted = drawnCloser(sinceStart, before.hours, after.hours);
  return dateTextOf(to.start + Math.min(day, after.count - 1) * dayMs + fitted);
}

/** Whether a date is a time during the event. */
export function isDuring(text: string, { start, end }: Held): boolean {
  const instant = parseInstant(text);
  return instant !== undefined && !isDayAlone(text) && instant >= start && instant <= end;
}

/** Whether a time during a template's event is on a day that the new one does not have. */
export function isOnLostDay(text: string, { from, to }: Move): boolean {
  const instant = parseInstant(text);
  return instant !== undefined && isDuring(text, from) && dayIn(daysOf(from), from, instant) >= daysOf(to).count;
}

const isDayAlone = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

interface Days {
  count: number;
  /** How long each of them is, in ms. */
  hours: number;
}

/** An event of at most 24 hours is one day, also across midnight; a longer one opens and closes at its hours each day. */
function daysOf({ start, end }: Held): Days {
  if (end - start <= dayMs) return { count: 1, hours: end - start };
  const days = Math.floor((startOfTokyoDay(end) - startOfTokyoDay(start)) / dayMs);
  const hours = end - start - days * dayMs;
  return hours > 0 ? { count: days + 1, hours } : { count: days, hours: hours + dayMs };
}

function dayIn({ count }: Days, { start }: Held, instant: Instant): number {
  return Math.min(count - 1, Math.max(0, Math.floor((instant - start) / dayMs)));
}

const stepMs = 5 * 60 * 1000;
/** What people write, as long as nothing becomes so short that it vanishes. */
const quarterMs = 15 * 60 * 1000;

/** Keeps the order of two times, and the doors that open before the start. */
function drawnCloser(sinceStart: number, hours: number, newHours: number): number {
  if (newHours >= hours || sinceStart <= 0) return sinceStart;
  if (sinceStart >= hours) return newHours + (sinceStart - hours);
  const step = newHours / hours < 2 / 3 ? stepMs : quarterMs;
  return Math.min(newHours, Math.round((sinceStart * newHours) / hours / step) * step);
}

/** An instant as site files write it. */
export function dateTextOf(instant: Instant): string {
  return formatInstant(instant).slice(0, 16).replace('T', ' ');
}
