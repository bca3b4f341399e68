import { useMemo } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { tokyoOffsetMinutes } from '#kernel/own-time.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { parseInstant } from '#kernel/period.ts';
import { saidDate, saidPeriod } from '#kernel/said-date.ts';
import { inJapanTime } from '#kernel/said-deadline.ts';
import { useConsole } from './console-context.ts';

/** Times of an event in words: with their zone for a reader whose own clock shows another time. */
export interface SaidTimes {
  /** '' for none; a whole day has no zone. */
  date(stored: string | null | undefined): string;
  period(start: string, end: string): string;
}

const offsetHere = (instant: Instant): number => -new Date(instant).getTimezoneOffset();

export function saidTimes(language: LanguageCode, offsetAt: (instant: Instant) => number = offsetHere): SaidTimes {
  const isOfTwoClocks = (stored: string | null | undefined): boolean => {
    const instant = parseInstant(stored ?? '');
    return instant !== undefined && (stored ?? '').trim().length > 10 && offsetAt(instant) !== tokyoOffsetMinutes;
  };
  const zoned = (said: string, ...stored: readonly (string | null | undefined)[]): string =>
    stored.some(isOfTwoClocks) ? inJapanTime(said, language) : said;
  return {
    date: (stored) => zoned(saidDate(stored, language), stored),
    period: (start, end) => zoned(saidPeriod(start, end, language), start, end),
  };
}

/** Times in words, for whoever reads this console. */
export function useSaidTimes(): SaidTimes {
  const { language } = useConsole();
  return useMemo(() => saidTimes(language), [language]);
}
