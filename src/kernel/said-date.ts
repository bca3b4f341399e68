import type { Instant } from './clock.ts';
import type { LanguageCode } from './language.ts';
import { dayMs, formatTime, parseInstant, tokyoDate, tokyoDay } from './period.ts';
import { rangeSign } from './range-sign.ts';
import { englishMonths } from './shown-date.ts';

/** `weekday` counts from Sunday on, `year` is undefined where it was said before; then the gap before a time. */
type DayInWords = readonly [say: (weekday: number, month: number, day: number, year?: number) => string, gap: string];

const englishDays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const withKanji = (weekdays: string, prefix = ''): DayInWords => [
  (weekday, month, day, year) => `${year ? `${year}年` : ''}${month}月${day}日（${prefix}${weekdays[weekday]}）`,
  '',
];
const chinese = '日一二三四五六';

const daysIn: Readonly<Record<LanguageCode, DayInWords>> = {
  jpn: withKanji('日月火水木金土'),
  eng: [
    (weekday, month, day, year) =>
      `${englishDays[weekday]} ${day} ${englishMonths[month - 1]}${year ? ` ${year}` : ''}`,
    ', ',
  ],
  chi: withKanji(chinese, '周'),
  zhtw: withKanji(chinese, '週'),
  kor: [
    (weekday, month, day, year) => `${year ? `${year}년 ` : ''}${month}월 ${day}일(${'일월화수목금토'[weekday]})`,
    ' ',
  ],
};

type Stored = string | null | undefined;

/** Less than half a year away, a day is meant without its year. */
const nearMs = 182 * dayMs;

/**
 * A stored date in words, in Tokyo time: 2026年11月20日（金）10:00; a whole day without a time; '' for none. With `now`
 * the year of a near day goes without saying.
 */
export function saidDate(stored: Stored, language: LanguageCode, now?: Instant): string {
  return saidAfter(undefined, stored, language, now);
}

/** The day of a stored date in words, without its year: 11月20日（金）. */
export function saidDay(stored: string, language: LanguageCode): string {
  const instant = parseInstant(stored);
  return instant === undefined ? '' : saidDate(tokyoDay(instant), language, instant);
}

/** A period in words: the end leaves out its year, or its day, when the start has named the same one. */
export function saidPeriod(start: string, end: string, language: LanguageCode, now?: Instant): string {
  const from = saidDate(start, language, now);
  const until = saidAfter(start, end, language, now);
  if (until === '') return from;
  const sign = rangeSign[language];
  // Dates with blanks in them stand apart from their sign.
  const isApart = (language === 'eng' || language === 'kor') && !/^\d\d:\d\d$/.test(until);
  return from + (isApart ? ` ${sign} ` : sign) + until;
}

/** Said dates for a narrow column, where a browser breaks them between a day and a time alone. */
export function unbroken(said: string): string {
  return (
    said
      .replace(/(?<![–~]) (?!\d\d:)/g, '\u00a0')
      // A line ends with the sign of a range, unless a time alone follows.
      .replace(
        /(?<=\d)(?=[年月日])|(?<=[年月日])(?=[\d（])|(?<=[周週])|(?<=일)(?=\()|(?=[〜～])|(?<=\d[–〜～~])(?=\d\d:)/g,
        '\u2060',
      )
  );
}

function saidAfter(before: Stored, stored: Stored, language: LanguageCode, now = Number.NaN): string {
  const instant = parseInstant(stored ?? '');
  if (instant === undefined) return '';
  const [say, gap] = daysIn[language];
  const { year, month, day, weekday } = tokyoDate(instant);
  const time = (stored ?? '').trim().length === 10 ? '' : formatTime(instant);
  const said = parseInstant(before ?? '');
  const known = said === undefined ? undefined : tokyoDate(said);
  const isSameYear = known?.year === year;
  if (isSameYear && known.month === month && known.day === day) return time;
  const isKnown = isSameYear || Math.abs(instant - now) < nearMs;
  const words = say(weekday, month, day, isKnown ? undefined : year);
  return time === '' ? words : words + gap + time;
}
