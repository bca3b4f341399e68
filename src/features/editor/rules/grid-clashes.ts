import type { GridSession, GridSpan } from './grid-session.ts';

/** Two sessions of one place at the same time. */
export interface GridClash {
  placeId: number;
  /** The one that began first. */
  id: number;
  otherId: number;
}

/**
 * Clashes of all places, in the order of time. Each session that shares its place is named in one at least; not all pairs
 * are, because a hundred sessions at one time would be five thousand sentences.
 */
export function clashesOf(sessions: readonly GridSession[]): GridClash[] {
  const byPlace = new Map<number, { id: number; span: GridSpan }[]>();
  for (const { id, span, placeIds } of sessions) {
    if (span === undefined) continue;
    for (const placeId of placeIds) {
      const held = byPlace.get(placeId);
      if (held === undefined) byPlace.set(placeId, [{ id, span }]);
      else held.push({ id, span });
    }
  }
  const found = [...byPlace].flatMap(([placeId, held]) => clashesIn(placeId, held));
  return found.toSorted((one, other) => one.at - other.at).map(({ at: _, ...clash }) => clash);
}

function clashesIn(placeId: number, held: readonly { id: number; span: GridSpan }[]): (GridClash & { at: number })[] {
  const clashes: (GridClash & { at: number })[] = [];
  let longest: { id: number; span: GridSpan } | undefined;
  for (const one of held.toSorted((a, b) => a.span.from - b.span.from || a.id - b.id)) {
    if (longest !== undefined && one.span.from < longest.span.to) {
      clashes.push({ placeId, id: longest.id, otherId: one.id, at: one.span.from });
    }
    if (longest === undefined || one.span.to > longest.span.to) longest = one;
  }
  return clashes;
}
