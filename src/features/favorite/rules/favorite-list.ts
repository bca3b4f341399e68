import { isRecord } from '#kernel/is-record.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';

/** A detail that can be a favourite. */
export interface FavoriteItem {
  contentId: number;
  detailId: number;
  moduleId: number;
}

/** A favourite, as calls answer it and browsers keep it (modules 3). */
export interface Favorite extends FavoriteItem {
  /** ISO 8601, in Tokyo time. */
  updateDate: string;
}

/** More favourites at one site than anybody finds again. */
export const favoriteMax = 1_000;

/** The key of a favourite within a site, where no two contents share an id. */
export function favoriteKey({ contentId, detailId }: Pick<FavoriteItem, 'contentId' | 'detailId'>): string {
  return `${contentId}/${detailId}`;
}

/** The detail of a key. */
export function itemOf(key: string): Pick<FavoriteItem, 'contentId' | 'detailId'> {
  const [contentId = 0, detailId = 0] = key.split('/').map(Number);
  return { contentId, detailId };
}

export function isSameDetail(one: FavoriteItem, other: FavoriteItem): boolean {
  return one.contentId === other.contentId && one.detailId === other.detailId;
}

/** The list with a favourite put first, or without it; the same list where nothing changes. */
export function withFavorite(
  list: readonly Favorite[],
  item: FavoriteItem,
  isFavorite: boolean,
  now: Instant,
): readonly Favorite[] {
  const isThere = list.some((one) => isSameDetail(one, item));
  if (isThere === isFavorite) return list;
  if (!isFavorite) return list.filter((one) => !isSameDetail(one, item));
  const { contentId, detailId, moduleId } = item;
  return [{ contentId, detailId, moduleId, updateDate: formatInstant(now) }, ...list];
}

export function isFavoriteRecord(value: unknown): value is Favorite {
  if (!isRecord(value)) return false;
  const { contentId, detailId, moduleId, updateDate } = value;
  return [contentId, detailId, moduleId].every(Number.isInteger) && typeof updateDate === 'string';
}
