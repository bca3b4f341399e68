import { itemsBesidePublic } from '#features/site/server.ts';
import type { BoothState } from '../contract/booth.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import type { DraftServices } from './draft-endpoints.ts';

export interface BoothPlace {
  contentId: number;
  detailId: number;
}

/** These booths of a draft, as they stand to what visitors see; one that is gone is left out. */
export async function readBooths(
  { database, stored }: Pick<DraftServices, 'database' | 'stored'>,
  siteKey: string,
  places: readonly BoothPlace[] | 'all' | 'changed',
  page: { from?: number; most?: number } = {},
): Promise<BoothState[]> {
  const rows = await itemsBesidePublic(database.kysely, { siteKey, moduleCode: 'booth', ...page }, places);
  return Promise.all(
    rows.map(async ({ contentId, detailId, document, content, isPublished, hasChanges }) => {
      const at = { siteKey, revision: 0, contentId };
      const [item] = await stored.items(at, 'booth', [{ detailId, document }]);
      const module = content === null ? undefined : stored.module(at, content, 0);
      const isBooth = typeof module === 'object' && module.moduleCode === 'booth';
      return {
        contentId,
        detailId,
        title: titleOfItem(item),
        stand: item?.stand ?? '',
        isPublished,
        hasChanges,
        mayPublish: isBooth && module.serverContent.exhibitorsPublish,
      };
    }),
  );
}
