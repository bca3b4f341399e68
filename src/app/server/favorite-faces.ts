import { boothTitle } from '#features/booth/rules/list/booth-title.ts';
import type { FacesOfModules, FavoriteFace } from '#features/favorite/server.ts';
import { isReleased } from '#features/schedule/rules/is-released.ts';
import { readChoices } from '#features/schedule/server.ts';
import { presentPicture, type SiteStore } from '#features/site/server.ts';
import { toldDate } from '#kernel/period.ts';

/** How the modules show their details among favourites. */
export function createFavoriteFaces({ items }: Pick<SiteStore, 'items'>): FacesOfModules {
  return {
    async booth({ site, say, contentId }) {
      const booths = (await items(site, 'booth', contentId)) ?? [];
      return new Map(
        booths.map((item): [number, FavoriteFace] => {
          const { main_image: picture } = item.items;
          const face = {
            title: boothTitle(item, say),
            image: presentPicture(picture.enable ? picture.value : undefined, say),
            startDate: null,
            endDate: null,
            place: item.stand,
          };
          return [item.detailId, face];
        }),
      );
    },
    async schedule({ site, say, now, contentId }) {
      const sessions = (await items(site, 'schedule', contentId)) ?? [];
      const { place } = await readChoices({ items }, site, contentId);
      const placeOf = (ids: readonly number[]): string =>
        ids
          .flatMap((id) => place.find(({ detailId }) => detailId === id)?.name ?? [])
          .map(say)
          .join(' / ');
      return new Map(
        sessions
          .filter((session) => isReleased(session, now))
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
    },
  };
}
