import type { BoothItem } from '#features/booth/documents.ts';
import type { FacesOfModules, FavoriteFace } from '#features/favorite/server.ts';
import { presentPicture, type SiteStore } from '#features/site/server.ts';

/** How the modules show their details among favourites. */
export function createFavoriteFaces({ items }: Pick<SiteStore, 'items'>): FacesOfModules {
  return {
    async booth({ site, say, contentId }) {
      const booths = (await items<BoothItem>(site, 'booth', contentId)) ?? [];
      return new Map(
        booths.map(({ detailId, stand, items: { title, main_image: picture } }): [number, FavoriteFace] => [
          detailId,
          {
            title: say(title.value),
            image: presentPicture(picture.enable ? picture.value : undefined, say),
            startDate: null,
            endDate: null,
            place: stand,
          },
        ]),
      );
    },
    // Sessions have no screens yet.
    schedule: () => Promise.resolve(new Map()),
  };
}
