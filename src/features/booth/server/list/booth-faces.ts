import type { FavoriteFace, ModuleFavorites } from '#features/favorite/server.ts';
import type { BagBooth, ReadBooths } from '#features/my-bag/server.ts';
import { moduleOf, presentPicture, type SiteStore } from '#features/site/server.ts';
import { onceFor } from '#kernel/once-for.ts';
import type { BoothItem } from '../../documents.ts';
import { nextStream } from '../../rules/list/booth-streams.ts';
import { boothTitle } from '../../rules/list/booth-title.ts';

const byId = onceFor((booths: readonly BoothItem[]) => new Map(booths.map((booth) => [booth.detailId, booth])));
const noTime = { start: undefined, end: undefined };

/** Booths among favourites. */
export function boothsAmongFavorites({ items }: Pick<SiteStore, 'items'>): ModuleFavorites {
  return {
    async faces({ site, say, contentId, detailIds }) {
      const booths = byId((await items(site, 'booth', contentId)) ?? []);
      const asked = [...detailIds].flatMap((detailId) => booths.get(detailId) ?? []);
      return new Map(
        asked.map((item): [number, FavoriteFace] => {
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
    async streams({ site, say, now, contentId, detailIds }) {
      const booths = byId((await items(site, 'booth', contentId)) ?? []);
      return [...detailIds].flatMap((detailId) => {
        const booth = booths.get(detailId);
        const next = booth && nextStream(booth, now);
        return next ? [{ detailId, title: say(next.title), startDate: next.startAt, endDate: next.endAt }] : [];
      });
    },
    async times({ site, contentId }) {
      const booths = byId((await items(site, 'booth', contentId)) ?? []);
      return (detailId) => (booths.has(detailId) ? noTime : undefined);
    },
  };
}

/** How booths look in a bag. */
export function boothsInBags({ items }: Pick<SiteStore, 'items'>): ReadBooths {
  return async ({ site, say, contentId }) => {
    const booths = (await items(site, 'booth', contentId)) ?? [];
    const categories = moduleOf(site, 'booth', contentId)?.serverContent.categories ?? [];
    const nameOf = (id: number): string => say(categories.find((category) => category.id === id)?.name);
    return new Map(
      booths.map((booth): [number, BagBooth] => {
        const { main_image: picture, booth_category: category } = booth.items;
        const face = {
          title: boothTitle(booth, say),
          image: presentPicture(picture.enable ? picture.value : undefined, say),
          logo: presentPicture(booth.logo, say),
          stand: booth.stand,
          categories: category.ids.map(nameOf).filter((name) => name !== ''),
          exhibitorAdministrators: booth.exhibitorAdministrators.map(({ id, nickname }) => ({
            id,
            nickname: say(nickname),
          })),
        };
        return [booth.detailId, face];
      }),
    );
  };
}
