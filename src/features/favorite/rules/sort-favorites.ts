import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import { favoriteModules } from './favorite-kind.ts';

interface Kept {
  updateDate: string;
  /** Null if its module no longer has it. */
  face: { startDate: string | null; endDate: string | null } | null;
}

/** Where a favourite stands in time; what has no time is always there. */
export type FavoriteState = 'running' | 'coming' | 'timeless' | 'ended' | 'gone';
const inOrder: readonly FavoriteState[] = ['running', 'coming', 'timeless', 'ended', 'gone'];

/** A time without an end runs until its start only. */
export function favoriteState({ face }: Kept, now: Instant): FavoriteState {
  if (face === null) return 'gone';
  const start = instantOf(face.startDate);
  if (start === undefined) return 'timeless';
  if (now < start) return 'coming';
  return now < (instantOf(face.endDate) ?? start) ? 'running' : 'ended';
}

/** Running and coming ones first, by their start; then those without a time, the newest first; what is gone last. */
export function sortFavorites<One extends Kept>(list: readonly One[], now: Instant): One[] {
  const rank = (one: One): number => inOrder.indexOf(favoriteState(one, now));
  const startOf = ({ face }: One): number => instantOf(face?.startDate ?? null) ?? 0;
  return [...list].sort(
    (a, b) => rank(a) - rank(b) || startOf(a) - startOf(b) || b.updateDate.localeCompare(a.updateDate),
  );
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
