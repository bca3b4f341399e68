import type { Instant } from '#kernel/clock.ts';
import { formatTime, parseInstant, tokyoDate } from '#kernel/period.ts';
import { unbroken } from '#kernel/said-date.ts';
import type { NavigationTexts } from '../texts/jpn.ts';

type DateTexts = Pick<NavigationTexts, 'weekdays' | 'monthName' | 'dayOf'>;

export interface EventDates {
  /** The day it starts, as a leaf of a calendar. */
  leaf: { dateTime: string; month: string; day: string; weekday: string };
  /** 12月12日（土）10:00 – 18:00, or – 13日 … when it ends on another day. */
  text: string;
}

/** When an event is, in the visitor's words; undefined without a readable start. */
export function eventDates(
  overview: { startDate: string | null; endDate: string | null },
  texts: DateTexts,
): EventDates | undefined {
  const start = parseInstant(overview.startDate ?? '');
  if (start === undefined) return undefined;
  const end = parseInstant(overview.endDate ?? '');
  const date = tokyoDate(start);
  const weekday = texts.weekdays[date.weekday] as string;
  return {
    leaf: {
      dateTime: overview.startDate as string,
      month: texts.monthName(date.month),
      day: String(date.day),
      weekday,
    },
    text: unbroken(
      [dayTime(start, overview.startDate, texts), endText(start, end, overview.endDate, texts)]
        .filter(Boolean)
        .join(' – '),
    ),
  };
}

function hasTime(written: string | null): boolean {
  return (written ?? '').length > 10;
}

function dayTime(instant: Instant, written: string | null, texts: DateTexts): string {
  const { month, day, weekday } = tokyoDate(instant);
  const said = texts.dayOf(month, day, texts.weekdays[weekday] as string);
  return hasTime(written) ? `${said} ${formatTime(instant)}` : said;
}

function endText(start: Instant, end: Instant | undefined, written: string | null, texts: DateTexts): string {
  if (end === undefined || end <= start) return '';
  const from = tokyoDate(start);
  const to = tokyoDate(end);
  const sameDay = from.year === to.year && from.month === to.month && from.day === to.day;
  if (!sameDay) return dayTime(end, written, texts);
  return hasTime(written) ? formatTime(end) : '';
}
