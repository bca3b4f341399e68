import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import { favoriteModules } from './favorite-kind.ts';

interface Kept {
  updateDate: string;
  /** Null if its module no longer has it. */
  face: { startDate: string | null; endDate: string | null } | null;
}

/** When a favourite is. */
export interface FavoriteTime {
  /** Undefined: it has no time, as a booth. */
  start: Instant | undefined;
  end: Instant | undefined;
}

/** Where a favourite stands in time; what has no time is always there. */
export type FavoriteState = 'running' | 'coming' | 'timeless' | 'ended' | 'gone';
const inOrder: readonly FavoriteState[] = ['running', 'coming', 'timeless', 'ended', 'gone'];

export function favoriteState({ face }: Kept, now: Instant): FavoriteState {
  return stateOf(face === null ? undefined : favoriteTime(face), now);
}

export function favoriteTime({ startDate, endDate }: NonNullable<Kept['face']>): FavoriteTime {
  return { start: instantOf(startDate), end: instantOf(endDate) };
}

/** A time without an end runs until its start only. */
function stateOf(time: FavoriteTime | undefined, now: Instant): FavoriteState {
  if (time === undefined) return 'gone';
  const { start, end = start } = time;
  if (start === undefined || end === undefined) return 'timeless';
  if (now < start) return 'coming';
  return now < end ? 'running' : 'ended';
}

/** Running and coming ones first, by their start; then those without a time, the newest first; what is gone last. */
export function sortFavorites<One extends Kept>(list: readonly One[], now: Instant): One[] {
  const newestFirst = list.toSorted((a, b) => b.updateDate.localeCompare(a.updateDate));
  return sortInTime(newestFirst, ({ face }) => (face === null ? undefined : favoriteTime(face)), now);
}

/** The same of favourites that are in order, the newest first; undefined: its module no longer has it. */
export function sortInTime<One>(
  newestFirst: readonly One[],
  timeOf: (one: One) => FavoriteTime | undefined,
  now: Instant,
): One[] {
  const placed = newestFirst.map((one) => {
    const time = timeOf(one);
    return { one, rank: inOrder.indexOf(stateOf(time, now)), start: time?.start ?? 0 };
  });
  return placed.sort((a, b) => a.rank - b.rank || a.start - b.start).map(({ one }) => one);
}

interface Listed extends Kept {
  moduleCode: string;
}

/** In the order of the page of favourites: module by module. */
export function inPageOrder<One extends Listed>(list: readonly One[], now: Instant): One[] {
  return favoriteModules.flatMap((module) =>
    sortFavorites(
      list.filter(({ moduleCode }) => moduleCode === module),
      now,
    ),
  );
}

function instantOf(date: string | null): Instant | undefined {
  return date === null ? undefined : parseInstant(date);
}
