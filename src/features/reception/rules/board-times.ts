import type { Instant } from '#kernel/clock.ts';
import { startOfTokyoDay } from '#kernel/period.ts';

export const quarterMs = 15 * 60_000;
/** Three hours. */
const quartersShown = 12;
const sessionsShown = 5;

/** The last quarters of an hour with how many came in each, the present one last; `counted` by their numbers since 1970. */
export function quartersOf(
  counted: readonly { quarter: number; checkedIn: number }[],
  now: Instant,
): { from: Instant; checkedIn: number }[] {
  const present = Math.floor(now / quarterMs);
  const counts = new Map(counted.map(({ quarter, checkedIn }) => [quarter, checkedIn]));
  return Array.from({ length: quartersShown }, (_, at) => {
    const quarter = present - (quartersShown - 1 - at);
    return { from: quarter * quarterMs, checkedIn: counts.get(quarter) ?? 0 };
  });
}

interface Session {
  from: Instant;
  until: Instant;
}

/** What is on and what comes next today: the earliest first. */
export function nextSessions<One extends Session>(sessions: readonly One[], now: Instant): One[] {
  const today = startOfTokyoDay(now);
  return sessions
    .filter(({ from, until }) => until > now && startOfTokyoDay(from) === today)
    .toSorted((a, b) => a.from - b.from || a.until - b.until)
    .slice(0, sessionsShown);
}
