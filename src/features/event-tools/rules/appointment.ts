import type { Instant } from '#kernel/clock.ts';
import { dayMs, endInstant, parseInstant, startOfTokyoDay } from '#kernel/period.ts';

/** What is known of an event before anybody asks for more. */
export interface ToldEvent {
  name: string;
  startDate: string | null;
  endDate: string | null;
  placeName: string;
  placeAddress: string;
}

/** An event as calendars take it. */
export interface Appointment {
  title: string;
  start: Instant;
  /** The first instant after it. */
  end: Instant;
  isAllDay: boolean;
  place: string;
}

/** How long an event without an end is in a calendar. */
const assumedMs = 60 * 60_000;

/** Undefined without a readable start. A start without a time makes whole days. */
export function appointmentOf(event: ToldEvent): Appointment | undefined {
  const start = parseInstant(event.startDate ?? '');
  if (start === undefined) return undefined;
  const isAllDay = (event.startDate ?? '').trim().length <= 10;
  const last = endInstant(event.endDate ?? '');
  const place = placeLine(event);
  const common = { title: event.name, isAllDay, place };
  if (isAllDay) {
    const lastDay = startOfTokyoDay(last === undefined ? start : Math.max(start, last));
    return { ...common, start: startOfTokyoDay(start), end: lastDay + dayMs };
  }
  const isDayAlone = (event.endDate ?? '').trim().length <= 10;
  const end = last === undefined ? undefined : last + (isDayAlone ? 1 : 0);
  return { ...common, start, end: end === undefined || end <= start ? start + assumedMs : end };
}

/** The venue with its address. */
export function placeLine({ placeName, placeAddress }: Pick<ToldEvent, 'placeName' | 'placeAddress'>): string {
  return [placeName, placeAddress].filter((part) => part !== '').join(' ');
}
