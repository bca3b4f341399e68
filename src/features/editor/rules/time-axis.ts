import type { Instant } from '#kernel/clock.ts';
import { dayMs, startOfTokyoDay, tokyoDate } from '#kernel/period.ts';
import type { EventDays, Span } from './ticket-times.ts';

const hourMs = dayMs / 24;
/** A little room, so that no bar ends at the edge. */
const roomShare = 0.04;

export interface TimeAxis {
  from: Instant;
  to: Instant;
}

/** The time that all of it happens in: tickets, the event, and now, where that is near. */
export function timeAxis(spans: readonly Span[], event: EventDays, now: Instant): TimeAxis {
  const said = [...spans.flatMap(({ from, to }) => [from, to]), event.from, event.to].flatMap((at) => at ?? []);
  const first = said.length === 0 ? now : Math.min(...said);
  const last = said.length === 0 ? now : Math.max(...said);
  const length = Math.max(dayMs, last - first);
  // What is long over does not push the bars together.
  const isNear = now > first - length && now < last + length;
  const [from, to] = isNear ? [Math.min(first, now), Math.max(last, now)] : [first, last];
  const room = Math.max(dayMs / 2, (to - from) * roomShare);
  return { from: startOfTokyoDay(from - room), to: startOfTokyoDay(to + room) + dayMs };
}

/** From 0 at the beginning to 100 at the end; an open end is at the edge. */
export function positionOf(at: Instant, { from, to }: TimeAxis): number {
  return Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100));
}

export function instantAt(share: number, axis: TimeAxis): Instant {
  const at = axis.from + Math.min(1, Math.max(0, share)) * (axis.to - axis.from);
  const step = dragStep(axis);
  const day = startOfTokyoDay(at);
  return day + Math.round((at - day) / step) * step;
}

/** What a finger can still meet: days on a long axis, quarters of an hour on a day. */
export function dragStep({ from, to }: TimeAxis): number {
  const days = (to - from) / dayMs;
  if (days > 90) return dayMs / 2;
  return days > 14 ? hourMs : hourMs / 4;
}

/** What a key does to a time: days by arrows, hours with Shift, weeks by pages. Undefined: nothing. */
export function keyStep(key: string, isShift: boolean): number | undefined {
  const unit = isShift ? hourMs : dayMs;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: unit,
    ArrowUp: unit,
    ArrowLeft: -unit,
    ArrowDown: -unit,
    PageUp: 7 * dayMs,
    PageDown: -7 * dayMs,
  };
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
}

export interface Tick {
  at: Instant;
  /** What is said of it. */
  unit: 'month' | 'day' | 'hour';
}

const hourSteps = [1, 2, 3, 6, 12];
const daySteps = [1, 2, 3, 7, 14];
const monthSteps = [1, 2, 3, 6, 12];
const shortestMonth = 28;

/** The lines of an axis, at most so many. */
export function ticksOf(axis: TimeAxis, most: number): Tick[] {
  const length = axis.to - axis.from;
  const hours = hourSteps.find((step) => length / (step * hourMs) <= most);
  if (hours !== undefined) return everyMs(axis, hours * hourMs, 'hour');
  const days = daySteps.find((step) => length / (step * dayMs) <= most);
  if (days !== undefined) return everyMs(axis, days * dayMs, 'day');
  const inMonths = length / (shortestMonth * dayMs);
  const months = monthSteps.find((step) => inMonths / step <= most) ?? Math.ceil(inMonths / 12 / most) * 12;
  return everyMonths(axis, months);
}

function everyMs({ from, to }: TimeAxis, step: number, unit: Tick['unit']): Tick[] {
  const ticks: Tick[] = [];
  for (let at = startOfTokyoDay(from); at <= to; at += step) if (at >= from) ticks.push({ at, unit });
  return ticks;
}

function everyMonths({ from, to }: TimeAxis, step: number): Tick[] {
  const ticks: Tick[] = [];
  const { year, month } = tokyoDate(from);
  for (let count = month - 1; ; count += 1) {
    const at = Date.UTC(year, count, 1) - 9 * hourMs;
    if (at > to) return ticks;
    if (at >= from && count % step === 0) ticks.push({ at, unit: 'month' });
  }
}
