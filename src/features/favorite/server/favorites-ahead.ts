import type { PublishedSite, Visit } from '#features/site/server.ts';
import type { Ahead } from '#kernel/ahead.ts';
import { pagePath } from '#kernel/page.ts';
import type { AheadAsked } from '#server/server-feature.ts';
import { isFavoriteModule } from '../rules/favorite-kind.ts';
import type { Favorite } from '../rules/favorite-list.ts';
import { type FavoritesOfModules, showFavorites } from './show-favorites.ts';

interface Services {
  modules: FavoritesOfModules;
  favoritesOf(site: PublishedSite, member: { memberId: number }): Promise<Favorite[]>;
  closedContents(visit: Visit): Promise<ReadonlyMap<number, unknown>>;
}

/** The sessions that a member wants to hear, and the streams of what they marked. */
export async function favoritesAhead(
  { modules, favoritesOf, closedContents }: Services,
  { visit, member, say, now }: AheadAsked<Visit>,
): Promise<Ahead[]> {
  const { site } = visit;
  if (site.eventId === undefined) return [];
  const favorites = await favoritesOf(site, member);
  if (favorites.length === 0) return [];
  const shown = await showFavorites(modules, { site, say, now, favorites, closed: await closedContents(visit) });
  const seen = shown.flatMap(({ moduleCode, face, ...one }) =>
    face !== null && isFavoriteModule(moduleCode) ? [{ ...one, moduleCode, face }] : [],
  );
  const contents = [...Map.groupBy(seen, ({ contentId }) => contentId)];
  const told = await Promise.all(
    contents.map(async ([contentId, own]): Promise<Ahead[]> => {
      const { moduleCode } = own[0]!;
      const faces = new Map(own.map(({ detailId, face }) => [detailId, face]));
      const asked = { site, say, now, contentId, detailIds: new Set(faces.keys()) };
      const streams = (await modules[moduleCode].streams?.(asked)) ?? [];
      const pathOf = (detailId: number): string => pagePath('moduleDetail', { moduleCode, contentId, detailId });
      return [
        ...own.flatMap(({ detailId, face: { title, place, startDate, endDate } }): Ahead[] => {
          if (moduleCode !== 'schedule' || startDate === null) return [];
          const path = pathOf(detailId);
          return [{ kind: 'session', title, about: '', place, startDate, endDate, count: 1, path, event: null }];
        }),
        ...streams.map(({ detailId, title: streamTitle, startDate, endDate }): Ahead => {
          const { title, place } = faces.get(detailId)!;
          const path = pathOf(detailId);
          const words = streamTitle === '' ? { title, about: '' } : { title: streamTitle, about: title };
          return { kind: 'stream', ...words, place, startDate, endDate, count: 1, path, event: null };
        }),
      ];
    }),
  );
  return told.flat();
}
