import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { parseInstant, tokyoDate } from '#kernel/period.ts';
import { saidPeriod, unbroken } from '#kernel/said-date.ts';
import type { NavigationTexts } from '../texts/jpn.ts';

type LeafTexts = Pick<NavigationTexts, 'weekdays' | 'monthName'>;

export interface EventDates {
  /** The day it starts, as a leaf of a calendar. */
  leaf: { dateTime: string; month: string; day: string; weekday: string };
  /** 12月12日（土）10:00〜18:00, or 〜12月13日（日）… when it ends on another day; with the year where it is far. */
  text: string;
}

/** When an event is, in the visitor's words; undefined without a readable start. */
export function eventDates(
  overview: { startDate: string | null; endDate: string | null },
  texts: LeafTexts,
  { language, now }: { language: LanguageCode; now?: Instant },
): EventDates | undefined {
  const { startDate, endDate } = overview;
  const start = parseInstant(startDate ?? '');
  if (startDate === null || start === undefined) return undefined;
  const end = parseInstant(endDate ?? '') ?? start;
  const { month, day, weekday } = tokyoDate(start);
  return {
    leaf: {
      dateTime: startDate,
      month: texts.monthName(month),
      day: String(day),
      weekday: texts.weekdays[weekday]!,
    },
    text: unbroken(saidPeriod(startDate, end > start ? (endDate ?? '') : '', language, now)),
  };
}
