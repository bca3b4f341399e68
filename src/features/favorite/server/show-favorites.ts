import type { PublishedSite, Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { FavoriteFace, ShownFavorite } from '../contract.ts';
import { type FavoriteModule, favoriteModuleOf, favoriteModules, isFavoriteModule } from '../rules/favorite-kind.ts';
import type { Favorite } from '../rules/favorite-list.ts';
import { type FavoriteTime, sortInTime } from '../rules/sort-favorites.ts';
import type { KeptFavorite } from './member-favorites.ts';

/** What is asked about the favourites of one content. */
interface ContentAsked {
  site: PublishedSite;
  now: Instant;
  contentId: number;
}

interface FacesAsked extends ContentAsked {
  say: Say;
  detailIds: ReadonlySet<number>;
}

interface FavoriteStream {
  detailId: number;
  /** '' where it has none of its own. */
  title: string;
  /** Stored dates. */
  startDate: string;
  endDate: string;
}

/** What a module tells of its details among favourites; of those that a visitor may not see now nothing. */
export interface ModuleFavorites {
  /** How these details look in a list. */
  faces(asked: FacesAsked): Promise<ReadonlyMap<number, FavoriteFace>>;
  /** What of these details is streamed, now or later: the nearest stream of each. */
  streams?(asked: FacesAsked): Promise<readonly FavoriteStream[]>;
  /** When any detail is, from memory: a page is a part of a list whose order all of it decides. */
  times(asked: ContentAsked): Promise<(detailId: number) => FavoriteTime | undefined>;
}
export type FavoritesOfModules = Readonly<Record<FavoriteModule, ModuleFavorites>>;

interface ListAsked extends Pick<ContentAsked, 'site' | 'now'> {
  /** Contents that are locked for the caller, who must not see their titles. */
  closed: ReadonlyMap<number, unknown>;
}

export interface ShowAsked extends ListAsked {
  say: Say;
  favorites: readonly Favorite[];
}

const openContents = ({ site, closed }: ListAsked) =>
  site.modules.filter(({ visible, contentId }) => visible && !closed.has(contentId));

export async function showFavorites(
  modules: FavoritesOfModules,
  { say, favorites, ...asked }: ShowAsked,
): Promise<ShownFavorite[]> {
  const { site, now } = asked;
  const open = openContents(asked);
  const facesOf = new Map<number, ReadonlyMap<number, FavoriteFace>>();
  for (const [contentId, own] of Map.groupBy(favorites, (one) => one.contentId)) {
    const content = open.find((module) => module.contentId === contentId);
    if (content === undefined || !isFavoriteModule(content.moduleCode)) continue;
    const detailIds = new Set(own.map(({ detailId }) => detailId));
    facesOf.set(contentId, await modules[content.moduleCode].faces({ site, say, now, contentId, detailIds }));
  }
  return favorites.map((one) => ({
    ...one,
    moduleCode: favoriteModuleOf(one.moduleId) ?? '',
    contentTitle: say(open.find(({ contentId }) => contentId === one.contentId)?.title),
    face: facesOf.get(one.contentId)?.get(one.detailId) ?? null,
  }));
}

/** All favourites of a member in the order of their page. Nothing is made of them but their place in it. */
export async function orderFavorites(
  modules: FavoritesOfModules,
  favorites: readonly KeptFavorite[],
  asked: ListAsked,
): Promise<KeptFavorite[]> {
  const { site, now } = asked;
  const timesOf = new Map<number, (detailId: number) => FavoriteTime | undefined>();
  for (const { contentId, moduleCode } of openContents(asked)) {
    if (!isFavoriteModule(moduleCode) || !favorites.some((one) => one.contentId === contentId)) continue;
    timesOf.set(contentId, await modules[moduleCode].times({ site, now, contentId }));
  }
  return favoriteModules.flatMap((module) =>
    sortInTime(
      favorites.filter(({ moduleId }) => favoriteModuleOf(moduleId) === module),
      ({ contentId, detailId }) => timesOf.get(contentId)?.(detailId),
      now,
    ),
  );
}
