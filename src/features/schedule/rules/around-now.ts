import type { Instant } from '#kernel/clock.ts';
import { dayMs } from '#kernel/period.ts';
import { aheadMs } from './now-and-next.ts';

interface Timed {
  start: Instant;
  end: Instant;
}

/** As many sessions around now are told whole, so that a page that stays open goes through its day by itself. */
export const aroundMax = 40;
/** Of more than that: so many that run, and so many that come next. */
export const aroundEachMax = 6;

export interface AroundNow<Session> {
  sessions: Session[];
  /** Not all: how many run and begin next, and until when that is true. */
  cut: { running: number; next: number; until: Instant } | undefined;
}

/** What is on within the next day, of sessions in the order of their times. */
export function aroundNow<Session extends Timed>(sessions: readonly Session[], now: Instant): AroundNow<Session> {
  const around = sessions.filter(({ start, end }) => end > now && start < now + dayMs);
  if (around.length <= aroundMax) return { sessions: around, cut: undefined };
  const running = around.filter(({ start }) => start <= now);
  const coming = around.filter(({ start }) => start > now);
  const [first] = coming;
  const next = coming.filter(({ start }) => start === first?.start && start - now <= aheadMs);
  const changes = [...running.map(({ end }) => end), ...coming.slice(0, 1).map(({ start }) => start)];
  return {
    sessions: [...running.slice(0, aroundEachMax), ...next.slice(0, aroundEachMax)],
    cut: { running: running.length, next: next.length, until: changes.reduce((one, other) => Math.min(one, other)) },
  };
}
