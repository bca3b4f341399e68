import type { Instant } from '#kernel/clock.ts';
import { tokyoDay } from '#kernel/period.ts';
import { byTime, isOver, startOf } from './schedule.ts';

interface Timed {
  startDate: string;
  endDate: string;
}

/** Sessions that begin together. */
export interface TimeSlot<Session> {
  at: Instant;
  sessions: Session[];
}

/** Sessions by the time at which they begin, in the order of time. */
export function slotsOf<Session extends Timed>(sessions: readonly Session[]): TimeSlot<Session>[] {
  const slots = new Map<Instant, Session[]>();
  for (const one of byTime(sessions)) {
    const slot = slots.get(startOf(one)) ?? [];
    slot.push(one);
    slots.set(startOf(one), slot);
  }
  return [...slots].map(([at, together]) => ({ at, sessions: together }));
}

/** The day of the address, otherwise today, otherwise the next day with sessions, otherwise the last one. */
export function dayShown(dates: readonly string[], wanted: string | undefined, now: Instant): string | undefined {
  const inOrder = dates.toSorted();
  if (wanted !== undefined && inOrder.includes(wanted)) return wanted;
  const today = tokyoDay(now);
  return inOrder.find((date) => date >= today) ?? inOrder.at(-1);
}

/** What of a day has ended, and the rest. Of a day that is over whole nothing counts as ended: it is what there is. */
export function endedBefore<Session extends Timed>(
  sessions: readonly Session[],
  now: Instant,
): { ended: readonly Session[]; others: readonly Session[] } {
  const others = sessions.filter((one) => !isOver(one, now));
  if (others.length === 0) return { ended: [], others: sessions };
  return { ended: sessions.filter((one) => isOver(one, now)), others };
}
