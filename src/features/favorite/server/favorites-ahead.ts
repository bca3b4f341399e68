import type { PublishedSite, Visit } from '#features/site/server.ts';
import type { Ahead } from '#kernel/ahead.ts';
import { pagePath } from '#kernel/page.ts';
import type { AheadAsked } from '#server/server-feature.ts';
import { favoriteKinds } from '../rules/favorite-kind.ts';
import type { Favorite } from '../rules/favorite-list.ts';
import { type FavoritesOfModules, showFavorites } from './show-favorites.ts';

interface Services {
  modules: FavoritesOfModules;
  favoritesOf(site: PublishedSite, member: { memberId: number }): Promise<Favorite[]>;
  closedContents(visit: Visit): Promise<ReadonlyMap<number, unknown>>;
}

/** The sessions that a member wants to hear. */
export async function favoritesAhead(
  { modules, favoritesOf, closedContents }: Services,
  { visit, member, say, now }: AheadAsked<Visit>,
): Promise<Ahead[]> {
  const { site } = visit;
  if (site.eventId === undefined) return [];
  const marked = await favoritesOf(site, member);
  const favorites = marked.filter(({ moduleId }) => moduleId === favoriteKinds.schedule.moduleId);
  if (favorites.length === 0) return [];
  const shown = await showFavorites(modules, { site, say, now, favorites, closed: await closedContents(visit) });
  return shown.flatMap(({ moduleCode, contentId, detailId, face }): Ahead[] => {
    if (face === null || face.startDate === null) return [];
    const { title, place, startDate, endDate } = face;
    const path = pagePath('moduleDetail', { moduleCode, contentId, detailId });
    return [{ kind: 'session', title, about: '', place, startDate, endDate, count: 1, path, event: null }];
  });
}
