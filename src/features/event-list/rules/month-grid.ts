import { eventDays, monthOf } from '#features/site/rules/event-months.ts';
import type { LanguageCode } from '#kernel/language.ts';

interface Dated {
  overview: { startDate: string | null; endDate: string | null };
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

export interface MonthDay<Event> {
  /** yyyy-MM-dd */
  day: string;
  number: number;
  /** All events that take the day. */
  events: Event[];
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

/** The weeks of a month, yyyy-MM, with what takes place on each day. */
export function monthGrid<Event extends Dated>(
  events: readonly Event[],
  month: string,
  weekStart: 0 | 1,
): MonthWeek<Event>[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - weekStart + 7) % 7;
  const spans = events
    .flatMap((event) => {
      const days = eventDays(event.overview);
      if (days === undefined || monthOf(days.first) > month || monthOf(days.last) < month) return [];
      const [begins, ends] = [monthOf(days.first) === month, monthOf(days.last) === month];
      const first = begins ? Number(days.first.slice(8)) : 1;
      return [{ event, first, last: ends ? Number(days.last.slice(8)) : length, begins, ends }];
    })
    .sort((one, other) => one.first - other.first || other.last - one.last);
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) => {
    const from = week * 7 - before + 1;
    const bars = barsOfWeek(spans, from, from + 6);
    const shown = bars.filter(({ bar }) => bar.lane < lanesMax);
    return Array.from({ length: 7 }, (_day, place) => {
      const date = from + place;
      if (date < 1 || date > length) return undefined;
      return {
        day: `${month}-${String(date).padStart(2, '0')}`,
        number: date,
        events: spans.filter((span) => span.first <= date && date <= span.last).map(({ event }) => event),
        bars: shown.filter((one) => one.from === date).map(({ bar }) => bar),
        goingOn: shown.filter((one) => one.from < date && date <= one.to).map(({ bar }) => bar.event),
        hidden: bars.filter(({ from: begin, to, bar }) => bar.lane >= lanesMax && begin <= date && date <= to).length,
      };
    });
  });
}

/** The day whose events are shown before any is chosen: the first with some from today on, or of the month. */
export function dayToShow<Event>(weeks: readonly MonthWeek<Event>[], today: string): string | undefined {
  const days = weeks.flat().flatMap((one) => (one !== undefined && one.events.length > 0 ? [one.day] : []));
  return days.find((day) => day >= today) ?? days[0];
}

interface Span<Event> {
  event: Event;
  first: number;
  last: number;
  begins: boolean;
  ends: boolean;
}

function barsOfWeek<Event>(spans: readonly Span<Event>[], firstDay: number, lastDay: number) {
  const taken: number[] = [];
  return spans
    .filter(({ first, last }) => first <= lastDay && last >= firstDay)
    .map(({ event, first, last, begins, ends }) => {
      const from = Math.max(first, firstDay);
      const to = Math.min(last, lastDay);
      const free = taken.findIndex((until) => until < from);
      const lane = free === -1 ? taken.length : free;
      taken[lane] = to;
      const bar: MonthBar<Event> = {
        event,
        lane,
        length: to - from + 1,
        begins: begins && from === first,
        ends: ends && to === last,
      };
      return { from, to, bar };
    });
}
