import type { Instant } from './clock.ts';
import { dayMs, formatInstant, startOfTokyoDay, tokyoDate, tokyoDay } from './period.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const form = /^(today|sun|mon|tue|wed|thu|fri|sat)(?:([+-]\d{1,4})(d|w))?(?: (\d\d):(\d\d))?$/;

/**
 * A date relative to today, as site files may write it: `today+12d 10:00`, `sat+2w 11:00` (the first Saturday
 * from today, two weeks on), `today-3d`. Answers the stored form, or undefined when the text is none of these.
 */
export function resolveRelativeDate(text: string, now: Instant): string | undefined {
  const match = form.exec(text);
  if (match === null) return undefined;
  const [, anchor = 'today', amount, unit, hour, minute] = match;
  const today = startOfTokyoDay(now);
  const ahead = anchor === 'today' ? 0 : (weekdays.indexOf(anchor) - tokyoDate(now).weekday + 7) % 7;
  const days = ahead + Number(amount ?? 0) * (unit === 'w' ? 7 : 1);
  const instant = today + days * dayMs + (Number(hour ?? 0) * 60 + Number(minute ?? 0)) * 60_000;
  return hour === undefined ? tokyoDay(instant) : formatInstant(instant);
}
