import { type CalendarEntry, calendarFile, type CalendarOrganizer } from '#kernel/calendar-file.ts';
import type { Instant } from '#kernel/clock.ts';
import { dayMs, parseInstant, type Period } from '#kernel/period.ts';

export interface CalendarEvent {
  /** The event's constant name. Adding it again replaces it. */
  uid: string;
  title: string;
  place: string;
  description: string;
  url: string;
  /** Bounds as stored. A bound without a time means the whole day in Tokyo. */
  period: Period;
  organizer?: CalendarOrganizer | undefined;
  /** When the entry is made. */
  now: Instant;
}

/** A file for a calendar with one event; undefined without a readable start. */
export function calendarEvent({ uid, title, place, description, url, period, organizer, now }: CalendarEvent) {
  const times = timesOf(period);
  if (times === undefined) return undefined;
  const texts = { title, text: description, place, url };
  return calendarFile({ entries: [{ uid, sequence: 0, changedAt: now, ...times, ...texts, organizer }] });
}

const isWholeDay = (bound: string | undefined): boolean =>
  bound === undefined || /^\d{4}-\d\d-\d\d$/.test(bound.trim());

function timesOf({ start, end }: Period): Pick<CalendarEntry, 'start' | 'end' | 'isAllDay'> | undefined {
  const from = parseInstant(start ?? '');
  if (from === undefined) return undefined;
  const given = parseInstant(end ?? '');
  const to = given === undefined || given < from ? undefined : given;
  // The end of a day is the beginning of the next one.
  if (isWholeDay(start) && isWholeDay(end)) return { start: from, end: (to ?? from) + dayMs, isAllDay: true };
  return { start: from, end: to !== undefined && isWholeDay(end) ? to + dayMs : to };
}
