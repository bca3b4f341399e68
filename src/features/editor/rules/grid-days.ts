import type { Instant } from '#kernel/clock.ts';
import { dayMs, startOfTokyoDay } from '#kernel/period.ts';
import { dayOfSession, type GridSession, type GridSpan } from './grid-session.ts';
import type { EventDays } from './ticket-times.ts';

const hourMs = dayMs / 24;
/** Days of an event that are offered although nothing is on; a site that is open for a year is no festival. */
const eventDaysMax = 31;
const usualHours = { first: 9, last: 18 };

export interface GridDay {
  /** 00:00 in Tokyo. */
  at: Instant;
  sessions: number;
  /** It is no day of the event. */
  isOutside: boolean;
}

/** The days of the event, and those on which sessions are, in their order. */
export function gridDays(sessions: readonly GridSession[], event: EventDays): GridDay[] {
  const counts = new Map<Instant, number>();
  for (const session of sessions) {
    const at = dayOfSession(session);
    if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const own = daysOfEvent(event);
  const all = [...new Set([...own.slice(0, eventDaysMax), ...counts.keys()])].toSorted((one, other) => one - other);
  const isOwn = (at: Instant): boolean => event.from === undefined || event.to === undefined || isDayIn(at, event);
  return all.map((at) => ({ at, sessions: counts.get(at) ?? 0, isOutside: !isOwn(at) }));
}

function daysOfEvent({ from, to }: EventDays): Instant[] {
  if (from === undefined) return [];
  const first = startOfTokyoDay(from);
  const last = startOfTokyoDay(Math.max(from, to ?? from));
  const days = Math.min(eventDaysMax, Math.round((last - first) / dayMs) + 1);
  return Array.from({ length: days }, (_, at) => first + at * dayMs);
}

const isDayIn = (at: Instant, { from = 0, to = 0 }: EventDays): boolean => at >= startOfTokyoDay(from) && at <= to;

/** The day that is shown first: the wanted one, else today, else the first on which something is, else the first. */
export function firstDay(days: readonly GridDay[], wanted: Instant | undefined, now: Instant): GridDay | undefined {
  const today = startOfTokyoDay(now);
  return (
    days.find(({ at }) => at === wanted) ??
    days.find(({ at }) => at === today) ??
    days.find(({ sessions }) => sessions > 0) ??
    days[0]
  );
}

/** Sessions that begin before the event or go on after it. */
export function sessionsOutside(sessions: readonly GridSession[], { from, to }: EventDays): GridSession[] {
  return sessions.filter(
    ({ span }) =>
      span !== undefined && ((from !== undefined && span.from < from) || (to !== undefined && span.to - 1 > to)),
  );
}

/** Whole hours of a day that are drawn: those of the event, and of every session of the day. */
export function hoursOfDay(day: Instant, spans: readonly GridSpan[], event: EventDays, isWhole: boolean): GridSpan {
  if (isWhole) return { from: day, to: Math.max(day + dayMs, ...spans.map(({ to }) => hourAfter(to))) };
  const { first, last } = openHours(event);
  const from = Math.min(day + first * hourMs, ...spans.map((span) => hourBefore(span.from)));
  const to = Math.max(day + last * hourMs, ...spans.map((span) => hourAfter(span.to)));
  return { from: Math.max(day, from), to };
}

/** From when to when an event is open on each of its days, as its start and its end say it. */
function openHours({ from, to }: EventDays): { first: number; last: number } {
  if (from === undefined || to === undefined) return usualHours;
  const first = Math.floor((from - startOfTokyoDay(from)) / hourMs);
  const last = Math.ceil((to - startOfTokyoDay(to)) / hourMs);
  return last - first >= 2 ? { first, last } : usualHours;
}

const hourBefore = (at: Instant): Instant => Math.floor(at / hourMs) * hourMs;
const hourAfter = (at: Instant): Instant => Math.ceil(at / hourMs) * hourMs;
