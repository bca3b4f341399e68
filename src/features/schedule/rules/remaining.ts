import type { Instant } from '#kernel/clock.ts';
import { endOf, startOf } from './schedule.ts';

/** Where a session stands. `minutes` count until it begins, or ends where it runs; a begun minute counts whole. */
export type Remaining = { state: 'coming' | 'running'; minutes: number } | { state: 'over' };

interface Timed {
  startDate: string;
  endDate: string;
}

const minuteMs = 60_000;

/** It runs from its start on; at its end it is over (SCHEDULE-018). */
export function remainingOf(session: Timed, now: Instant): Remaining {
  const [start, end] = [startOf(session), endOf(session)];
  if (now < start) return { state: 'coming', minutes: Math.ceil((start - now) / minuteMs) };
  return now < end ? { state: 'running', minutes: Math.ceil((end - now) / minuteMs) } : { state: 'over' };
}

export interface Span {
  days: number;
  hours: number;
  minutes: number;
}

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Minutes as one says them: from a day on days and hours, from an hour on hours and minutes. */
export function spanOf(minutes: number): Span {
  const days = Math.floor(minutes / dayMinutes);
  return {
    days,
    hours: Math.floor((minutes % dayMinutes) / hourMinutes),
    minutes: days > 0 ? 0 : minutes % hourMinutes,
  };
}
