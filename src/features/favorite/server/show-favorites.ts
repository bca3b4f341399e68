import type { PublishedSite, Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { FavoriteFace, ShownFavorite } from '../contract.ts';
import { type FavoriteModule, favoriteModuleOf, isFavoriteModule } from '../rules/favorite-kind.ts';
import type { Favorite } from '../rules/favorite-list.ts';

/** What is asked about the favourites of one content. */
interface FacesAsked {
  site: PublishedSite;
  say: Say;
  now: Instant;
  contentId: number;
  detailIds: ReadonlySet<number>;
}

/** How a module shows these details among favourites; those that a visitor may not see now are left out. */
export type ReadFaces = (asked: FacesAsked) => Promise<ReadonlyMap<number, FavoriteFace>>;
export type FacesOfModules = Readonly<Record<FavoriteModule, ReadFaces>>;

export interface ShowAsked extends Omit<FacesAsked, 'contentId' | 'detailIds'> {
  favorites: readonly Favorite[];
  /** Contents that are locked for the caller, who must not see their titles. */
  closed: ReadonlyMap<number, unknown>;
}

export async function showFavorites(
  faces: FacesOfModules,
  { site, say, now, favorites, closed }: ShowAsked,
): Promise<ShownFavorite[]> {
  const open = site.modules.filter(({ visible, contentId }) => visible && !closed.has(contentId));
  const facesOf = new Map<number, ReadonlyMap<number, FavoriteFace>>();
  for (const [contentId, own] of Map.groupBy(favorites, (one) => one.contentId)) {
    const content = open.find((module) => module.contentId === contentId);
    if (content === undefined || !isFavoriteModule(content.moduleCode)) continue;
    facesOf.set(
      contentId,
      await faces[content.moduleCode]({
        site,
        say,
        now,
        contentId,
        detailIds: new Set(own.map(({ detailId }) => detailId)),
      }),
    );
  }
  return favorites.map((one) => ({
    ...one,
    moduleCode: favoriteModuleOf(one.moduleId) ?? '',
    contentTitle: say(open.find(({ contentId }) => contentId === one.contentId)?.title),
    face: facesOf.get(one.contentId)?.get(one.detailId) ?? null,
  }));
}
