import { byTime, endOf, startOf } from './schedule.ts';

interface Planned {
  scheduleId: number;
  startDate: string;
  endDate: string;
  date: string;
}

export interface PlanNote<Session> {
  /** Other favourites that run at the same time. Ends that touch are no conflict. */
  overlaps: Session[];
  /** Minutes free until the next favourite of the day; undefined for the last one, and where it has begun before. */
  gapMinutes: number | undefined;
}

const minuteMs = 60_000;

/** What a visitor has to know of each favourite: nothing is forbidden, for people mark first and choose later. */
export function planOf<Session extends Planned>(favorites: readonly Session[]): Map<number, PlanNote<Session>> {
  const inOrder = byTime(favorites);
  return new Map(
    inOrder.map((one) => {
      const overlaps = inOrder.filter(
        (other) => other !== one && startOf(other) < endOf(one) && startOf(one) < endOf(other),
      );
      const next = inOrder.find((other) => other !== one && startOf(other) >= endOf(one));
      const isFree = overlaps.every((other) => endOf(other) <= endOf(one)) && next?.date === one.date;
      const gapMinutes = next && isFree ? (startOf(next) - endOf(one)) / minuteMs : undefined;
      return [one.scheduleId, { overlaps, gapMinutes }];
    }),
  );
}
