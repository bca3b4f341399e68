import { type FavoriteFace, favoriteTime, type ModuleFavorites } from '#features/favorite/server.ts';
import { presentPicture, type SiteStore } from '#features/site/server.ts';
import { onceFor } from '#kernel/once-for.ts';
import { stateWithin, toldDate } from '#kernel/period.ts';
import type { ScheduleItem } from '../documents.ts';
import { releaseBounds } from '../rules/is-released.ts';
import { readChoices } from './schedule-choices.ts';

/** The sessions of a content by their ids, with what depends on no reader and no clock. */
const byId = onceFor(
  (sessions: readonly ScheduleItem[]) =>
    new Map(
      sessions.map((session) => {
        const { startDate, endDate } = session.held_datetime;
        const told = { startDate: toldDate(startDate), endDate: toldDate(endDate) };
        return [session.detailId, { session, told, time: favoriteTime(told), release: releaseBounds(session) }];
      }),
    ),
);

/** Sessions among favourites. */
export function sessionsAmongFavorites({ items }: Pick<SiteStore, 'items'>): ModuleFavorites {
  return {
    async faces({ site, say, now, contentId, detailIds }) {
      const sessions = byId((await items(site, 'schedule', contentId)) ?? []);
      const { place } = await readChoices({ items }, site, contentId);
      const placeOf = (ids: readonly number[]): string =>
        ids
          .flatMap((id) => place.find(({ detailId }) => detailId === id)?.name ?? [])
          .map(say)
          .join(' / ');
      return new Map(
        [...detailIds].flatMap((detailId): [number, FavoriteFace][] => {
          const found = sessions.get(detailId);
          if (found === undefined || stateWithin(found.release, now) !== 'within') return [];
          const { title, main_image: picture, place: places } = found.session;
          const image = presentPicture(picture, say);
          return [[detailId, { title: say(title.value), image, ...found.told, place: placeOf(places.ids) }]];
        }),
      );
    },
    async times({ site, now, contentId }) {
      const sessions = byId((await items(site, 'schedule', contentId)) ?? []);
      return (detailId) => {
        const found = sessions.get(detailId);
        return found !== undefined && stateWithin(found.release, now) === 'within' ? found.time : undefined;
      };
    },
  };
}
