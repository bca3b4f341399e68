import type { Instant } from '#kernel/clock.ts';
import { byTime, startOf } from './schedule.ts';
import { remainingOf } from './remaining.ts';

interface Timed {
  startDate: string;
  endDate: string;
  isFavorite: boolean;
}

export interface NowAndNext<Session> {
  /** What runs, favourites first. */
  running: Session[];
  /** What begins next, all that begin together, favourites first. */
  next: Session[];
}

/** What comes within this is said beside what runs; what is further away is no "next" of today. */
export const aheadMs = 12 * 60 * 60_000;

export function nowAndNext<Session extends Timed>(sessions: readonly Session[], now: Instant): NowAndNext<Session> {
  const inOrder = byTime(sessions);
  const coming = inOrder.filter((one) => remainingOf(one, now).state === 'coming' && startOf(one) - now <= aheadMs);
  const [first] = coming;
  return {
    running: favoritesFirst(inOrder.filter((one) => remainingOf(one, now).state === 'running')),
    next: first === undefined ? [] : favoritesFirst(coming.filter((one) => startOf(one) === startOf(first))),
  };
}

function favoritesFirst<Session extends Timed>(sessions: readonly Session[]): Session[] {
  return sessions.toSorted((one, other) => Number(other.isFavorite) - Number(one.isFavorite));
}

/** Where "to now" leads: a running session, otherwise the next one; undefined once all are over. */
export function nowTarget<Session extends Timed>(sessions: readonly Session[], now: Instant): Session | undefined {
  return byTime(sessions).find((one) => remainingOf(one, now).state !== 'over');
}
