import { listDraftContents, readItems, type StoredDocuments } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { isPaid } from '../sale/sale-content.ts';

/** Whether the draft of a site has a ticket, or one of its prices, that is paid. */
export function createSellsForMoney({ kysely }: Pick<Database, 'kysely'>, stored: StoredDocuments) {
  return async (siteKey: string): Promise<boolean> => {
    const contents = await listDraftContents(kysely, siteKey);
    for (const { contentId, moduleCode } of contents) {
      if (moduleCode !== 'ticket') continue;
      const place = { siteKey, revision: 0, version: 'draft', contentId } as const;
      const items = await readItems(kysely, stored, place, moduleCode);
      if (items.some((item) => isPaid(item) || item.multiplePrices.some(isPaid))) return true;
    }
    return false;
  };
}
