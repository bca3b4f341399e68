import type { BoothServerContent } from '#features/booth/documents.ts';
import { boothTitle } from '#features/booth/rules/list/booth-title.ts';
import type { BagBooth, ReadBooths } from '#features/my-bag/server.ts';
import { presentPicture, type SiteStore } from '#features/site/server.ts';

/** How booths look in a bag. */
export function createReadBagBooths({ items }: Pick<SiteStore, 'items'>): ReadBooths {
  return async ({ site, say, contentId }) => {
    const booths = (await items(site, 'booth', contentId)) ?? [];
    const content = site.modules.find((module) => module.contentId === contentId);
    const { categories = [] } = (content?.serverContent ?? {}) as Partial<BoothServerContent>;
    const nameOf = (id: number): string => say(categories.find((category) => category.id === id)?.name);
    return new Map(
      booths.map((booth): [number, BagBooth] => {
        const { main_image: picture, booth_category: category } = booth.items;
        const face = {
          title: boothTitle(booth, say),
          image: presentPicture(picture.enable ? picture.value : undefined, say),
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
