import { contentsOfModule, readItems, type StoredDocuments } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { isPaid } from '../sale/sale-content.ts';

/**
 * Whether visitors pay for a ticket of a site, or for one of its prices: as it is public, or as its draft has it. Whoever
 * publishes the draft sells it, or gives away what was sold.
 */
export function createSellsForMoney({ kysely }: Pick<Database, 'kysely'>, stored: StoredDocuments) {
  return async (siteKey: string): Promise<boolean> => {
    for (const place of await contentsOfModule(kysely, siteKey, 'ticket')) {
      // oxlint-disable-next-line no-await-in-loop -- A site has one of them, as a draft and as it is public.
      const items = await readItems(kysely, stored, { siteKey, revision: 0, ...place }, 'ticket');
      if (items.some((item) => isPaid(item) || item.multiplePrices.some(isPaid))) return true;
    }
    return false;
  };
}
