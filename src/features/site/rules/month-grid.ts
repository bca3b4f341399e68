import type { LanguageCode } from '#kernel/language.ts';
import { type Days, eventDays, monthOf } from './event-months.ts';

interface Dated {
  startDate: string | null;
  endDate: string | null;
}

/** What of an event lies in a month; its days count from 1. */
export interface MonthSpan<Event> {
  event: Event;
  first: number;
  last: number;
  /** Whether the event begins, and ends, in the month. */
  begins: boolean;
  ends: boolean;
}

/** How many events take a day. */
export interface DayCount {
  /** yyyy-MM-dd */
  day: string;
  count: number;
}

/** What of an event stands in one week: a bar over the days from here on. */
export interface MonthBar<Event> {
  event: Event;
  /** The line in which it stands, from 0; no other bar stands on its days there. */
  lane: number;
  length: number;
  /** Whether the event begins, and ends, with it. */
  begins: boolean;
  ends: boolean;
}

export interface MonthDay<Event> extends DayCount {
  number: number;
  /** The bars that begin here. */
  bars: MonthBar<Event>[];
  /** The events whose bars have begun before in the week. */
  goingOn: Event[];
  /** How many of its events have no bar, because there are too many. */
  hidden: number;
}

/** Seven days; those of other months are left out. */
export type MonthWeek<Event> = (MonthDay<Event> | undefined)[];

/** The bars above each other on a day. */
export const lanesMax = 3;

/** The first day of a week in calendars of the language; 0 is Sunday. */
export function weekStartOf(language: LanguageCode): 0 | 1 {
  return language === 'chi' ? 1 : 0;
}

/** The events of a month, yyyy-MM: the earliest first, of those of one day the longest. */
export function spansOf<Event>(
  events: readonly Event[],
  month: string,
  daysOf: (event: Event) => Days | undefined,
): MonthSpan<Event>[] {
  const { length } = shapeOf(month);
  return events
    .flatMap((event) => {
      const days = daysOf(event);
      if (days === undefined || monthOf(days.first) > month || monthOf(days.last) < month) return [];
      const [begins, ends] = [monthOf(days.first) === month, monthOf(days.last) === month];
      const first = begins ? Number(days.first.slice(8)) : 1;
      return [{ event, first, last: ends ? Number(days.last.slice(8)) : length, begins, ends }];
    })
    .sort((one, other) => one.first - other.first || other.last - one.last);
}

/** The events that take a day, yyyy-MM-dd of the month. */
export function eventsOn<Event>(spans: readonly MonthSpan<Event>[], day: string): Event[] {
  const date = Number(day.slice(8));
  return spans.filter(({ first, last }) => first <= date && date <= last).map(({ event }) => event);
}

/** The days of the month that have events. */
export function countDays(spans: readonly MonthSpan<unknown>[], month: string): DayCount[] {
  const { length } = shapeOf(month);
  const changes = Array.from({ length: length + 2 }, () => 0);
  for (const { first, last } of spans) {
    changes[first]! += 1;
    changes[last + 1]! -= 1;
  }
  let count = 0;
  return Array.from({ length }, (_, index) => {
    count += changes[index + 1]!;
    return { day: dayOf(month, index + 1), count };
  }).filter((one) => one.count > 0);
}

/** The events that have a bar in some week. The grid of these alone has the same bars as the grid of all. */
export function eventsWithBars<Event>(spans: readonly MonthSpan<Event>[], month: string, weekStart: 0 | 1): Event[] {
  const { before, weeks } = shapeOf(month, weekStart);
  const shown = new Set<Event>();
  for (let week = 0; week < weeks; week += 1) {
    for (const { bar } of barsOfWeek(spans, week * 7 - before + 1)) shown.add(bar.event);
  }
  return spans.flatMap(({ event }) => (shown.has(event) ? [event] : []));
}

/** The weeks of a month, yyyy-MM: its days with their bars, made of those events that have one. */
export function monthGrid<Event extends Dated>(
  events: readonly Event[],
  counts: readonly DayCount[],
  month: string,
  weekStart: 0 | 1,
): MonthWeek<Event>[] {
  const { before, length, weeks } = shapeOf(month, weekStart);
  const spans = spansOf(events, month, eventDays);
  const countOf = new Map(counts.map(({ day, count }) => [day, count]));
  return Array.from({ length: weeks }, (_, week) => {
    const from = week * 7 - before + 1;
    const shown = barsOfWeek(spans, from);
    return Array.from({ length: 7 }, (_day, place) => {
      const date = from + place;
      if (date < 1 || date > length) return undefined;
      const day = dayOf(month, date);
      const count = countOf.get(day) ?? 0;
      const bars = shown.filter((one) => one.from === date).map(({ bar }) => bar);
      const goingOn = shown.filter((one) => one.from < date && date <= one.to).map(({ bar }) => bar.event);
      return { day, number: date, count, bars, goingOn, hidden: Math.max(0, count - bars.length - goingOn.length) };
    });
  });
}

/** The day whose events are shown before any is chosen: the first with some from today on, or of the month. */
export function dayToShow(counts: readonly DayCount[], today: string): string | undefined {
  return (counts.find(({ day }) => day >= today) ?? counts[0])?.day;
}

const dayOf = (month: string, date: number): string => `${month}-${String(date).padStart(2, '0')}`;

/** Its days, the days of the first week that lie before it, and its weeks. */
function shapeOf(month: string, weekStart = 0): { length: number; before: number; weeks: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - weekStart + 7) % 7;
  return { length, before, weeks: Math.ceil((before + length) / 7) };
}

/** The bars for which a week has room. */
function barsOfWeek<Event>(spans: readonly MonthSpan<Event>[], firstDay: number) {
  const lastDay = firstDay + 6;
  /** Until which day each line is taken. */
  const taken = Array.from({ length: lanesMax }, () => firstDay - 1);
  return spans.flatMap(({ event, first, last, begins, ends }) => {
    if (first > lastDay || last < firstDay) return [];
    const from = Math.max(first, firstDay);
    const to = Math.min(last, lastDay);
    const lane = taken.findIndex((until) => until < from);
    if (lane === -1) return [];
    taken[lane] = to;
    const bar: MonthBar<Event> = {
      event,
      lane,
      length: to - from + 1,
      begins: begins && from === first,
      ends: ends && to === last,
    };
    return [{ from, to, bar }];
  });
}
