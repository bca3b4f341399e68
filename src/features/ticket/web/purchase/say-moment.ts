import { formatTime, parseInstant, tokyoDate } from '#kernel/period.ts';

export interface SaidMoment {
  year: number;
  month: number;
  day: number;
  weekday: string;
  /** HH:mm */
  time: string;
}

/** An instant as answers write it, put together by a language; `weekdays` from Sunday on. '' for what is no instant. */
export function sayMoment(
  stored: string,
  weekdays: string | readonly string[],
  say: (moment: SaidMoment) => string,
): string {
  const instant = parseInstant(stored);
  if (instant === undefined) return '';
  const { year, month, day, weekday } = tokyoDate(instant);
  return say({ year, month, day, weekday: weekdays[weekday] ?? '', time: formatTime(instant) });
}
