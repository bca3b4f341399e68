import type { Instant } from './clock.ts';
import type { LanguageCode } from './language.ts';
import { formatNormal, formatShort, formatTime, tokyoDate } from './period.ts';

export const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day of this year: 11.20 (FORMAT-002), in English 20 Nov. */
export function shownDay(instant: Instant, language: LanguageCode): string {
  if (language !== 'eng') return formatShort(instant);
  const { month, day } = tokyoDate(instant);
  return `${day} ${englishMonths[month - 1]}`;
}

/** A day as lists show it: 2026.11.20 (FORMAT-003), in English 20 Nov 2026. */
export function shownDate(instant: Instant, language: LanguageCode): string {
  return language === 'eng' ? `${shownDay(instant, language)} ${tokyoDate(instant).year}` : formatNormal(instant);
}

/** A day and time as lists show it: 2026.11.20 10:00 (FORMAT-001), in English 20 Nov 2026, 10:00. */
export function shownMoment(instant: Instant, language: LanguageCode): string {
  return `${shownDate(instant, language)}${language === 'eng' ? ',' : ''} ${formatTime(instant)}`;
}
