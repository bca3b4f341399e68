import type { LanguageCode } from './language.ts';
import { formatTime, parseInstant, tokyoDate } from './period.ts';

interface DayInWords {
  /** From Sunday on. */
  weekdays: string | readonly string[];
  /** `year` is undefined where it was said before. */
  say(day: { year: number | undefined; month: number; day: number; weekday: string }): string;
  /** Between the day and the time. */
  gap: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const cjk = (year: number | undefined, month: number, day: number): string =>
  `${year === undefined ? '' : `${year}年`}${month}月${day}日`;

const daysIn: Readonly<Record<LanguageCode, DayInWords>> = {
  jpn: {
    weekdays: '日月火水木金土',
    say: ({ year, month, day, weekday }) => `${cjk(year, month, day)}（${weekday}）`,
    gap: '',
  },
  eng: {
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    say: ({ year, month, day, weekday }) =>
      `${weekday}, ${months[month - 1]} ${day}${year === undefined ? '' : `, ${year}`}`,
    gap: ', ',
  },
  chi: {
    weekdays: '日一二三四五六',
    say: ({ year, month, day, weekday }) => `${cjk(year, month, day)}（周${weekday}）`,
    gap: '',
  },
  zhtw: {
    weekdays: '日一二三四五六',
    say: ({ year, month, day, weekday }) => `${cjk(year, month, day)}（週${weekday}）`,
    gap: '',
  },
  kor: {
    weekdays: '일월화수목금토',
    say: ({ year, month, day, weekday }) => `${year === undefined ? '' : `${year}년 `}${month}월 ${day}일(${weekday})`,
    gap: ' ',
  },
};

type Stored = string | null | undefined;

/** A stored date as it is read aloud in Tokyo, 2026年11月20日（金）10:00; a whole day without a time; '' for none. */
export function saidDate(stored: Stored, language: LanguageCode): string {
  return saidAfter(undefined, stored, language);
}

/** From when until when: of one year the second year is not said again, of one day the second time alone. */
export function saidPeriod(start: string, end: string, language: LanguageCode): string {
  const from = saidDate(start, language);
  const until = saidAfter(start, end, language);
  return until === '' ? from : `${from} – ${until}`;
}

function saidAfter(before: Stored, stored: Stored, language: LanguageCode): string {
  const instant = parseInstant(stored ?? '');
  if (instant === undefined) return '';
  const { weekdays, say, gap } = daysIn[language];
  const { year, month, day, weekday } = tokyoDate(instant);
  const time = (stored ?? '').trim().length === 10 ? '' : formatTime(instant);
  const said = parseInstant(before ?? '');
  const known = said === undefined ? undefined : tokyoDate(said);
  const isSameYear = known?.year === year;
  if (isSameYear && known.month === month && known.day === day) return time;
  const words = say({ year: isSameYear ? undefined : year, month, day, weekday: weekdays[weekday] ?? '' });
  return time === '' ? words : words + gap + time;
}
