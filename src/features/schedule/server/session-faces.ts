import type { FavoriteFace, ReadFaces } from '#features/favorite/server.ts';
import { presentPicture, type SiteStore } from '#features/site/server.ts';
import { toldDate } from '#kernel/period.ts';
import { isReleased } from '../rules/is-released.ts';
import { readChoices } from './schedule-choices.ts';

/** How sessions look among favourites. */
export function sessionsAmongFavorites({ items }: Pick<SiteStore, 'items'>): ReadFaces {
  return async ({ site, say, now, contentId, detailIds }) => {
    const sessions = (await items(site, 'schedule', contentId)) ?? [];
    const { place } = await readChoices({ items }, site, contentId);
    const placeOf = (ids: readonly number[]): string =>
      ids
        .flatMap((id) => place.find(({ detailId }) => detailId === id)?.name ?? [])
        .map(say)
        .join(' / ');
    return new Map(
      sessions
        .filter((session) => detailIds.has(session.detailId) && isReleased(session, now))
        .map(
          ({ detailId, title, main_image: picture, held_datetime: held, place: { ids } }): [number, FavoriteFace] => [
            detailId,
            {
              title: say(title.value),
              image: presentPicture(picture, say),
              startDate: toldDate(held.startDate),
              endDate: toldDate(held.endDate),
              place: placeOf(ids),
            },
          ],
        ),
    );
  };
}
