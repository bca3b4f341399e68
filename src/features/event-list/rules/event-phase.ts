import type { Instant } from '#kernel/clock.ts';
import { parseInstant, periodState, tokyoDay } from '#kernel/period.ts';

interface Dated {
  startDate: string | null;
  endDate: string | null;
}

export type EventPhase = 'undated' | 'coming' | 'running' | 'ended';

/** Where an event stands in time; one without an end lasts as long as its start says. */
export function eventPhase({ startDate, endDate }: Dated, now: Instant): EventPhase {
  if (parseInstant(startDate ?? endDate ?? '') === undefined) return 'undated';
  const state = periodState({ start: startDate ?? undefined, end: endDate ?? startDate ?? undefined }, now);
  return ({ before: 'coming', within: 'running', after: 'ended' } as const)[state];
}

/** Whether it starts on the day of this instant. */
export function startsOnDay({ startDate }: Pick<Dated, 'startDate'>, now: Instant): boolean {
  const start = parseInstant(startDate ?? '');
  return start !== undefined && tokyoDay(start) === tokyoDay(now);
}

/** The first `count` of what is still to come, 0 for all; when everything is over, of what was. */
export function upcomingEvents<E extends { overview: Dated }>(events: readonly E[], now: Instant, count: number): E[] {
  const coming = events.filter(({ overview }) => eventPhase(overview, now) !== 'ended');
  const shown = coming.length > 0 ? coming : [...events];
  return count === 0 ? shown : shown.slice(0, count);
}
