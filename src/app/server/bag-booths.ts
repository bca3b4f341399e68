import type { BoothItem, BoothServerContent } from '#features/booth/documents.ts';
import type { BagBooth, ReadBooths } from '#features/my-bag/server.ts';
import { presentPicture, type SiteStore } from '#features/site/server.ts';

/** How booths look in a bag. */
export function createReadBagBooths({ items }: Pick<SiteStore, 'items'>): ReadBooths {
  return async ({ site, say, contentId }) => {
    const booths = (await items<BoothItem>(site, 'booth', contentId)) ?? [];
    const content = site.modules.find((module) => module.contentId === contentId);
    const { categories = [] } = (content?.serverContent ?? {}) as Partial<BoothServerContent>;
    const nameOf = (id: number): string => say(categories.find((category) => category.id === id)?.name);
    return new Map(
      booths.map(({ detailId, stand, items: parts, exhibitorAdministrators }): [number, BagBooth] => [
        detailId,
        {
          title: say(parts.title.value),
          image: presentPicture(parts.main_image.enable ? parts.main_image.value : undefined, say),
          stand,
          categories: parts.booth_category.ids.map(nameOf).filter((name) => name !== ''),
          exhibitorAdministrators: exhibitorAdministrators.map(({ id, nickname }) => ({ id, nickname: say(nickname) })),
        },
      ]),
    );
  };
}
