import type { SiteServer } from '#features/site/server.ts';
import type { TicketItem } from '../../documents.ts';
import { siteOfOrder } from '../order/site-of-order.ts';
import { findSale, type SaleContent } from '../sale/sale-content.ts';
import type { DrawKey } from './draw-rows.ts';

export interface FoundLottery {
  sale: SaleContent;
  item: TicketItem;
}

/** A lottery as it is published now; undefined when it is not published. */
export async function findLottery(
  site: SiteServer,
  { siteKey, contentId, ticketId }: DrawKey,
): Promise<FoundLottery | undefined> {
  const published = await siteOfOrder(site, { site_key: siteKey });
  const sale = await findSale(site.store, published, contentId).catch(() => undefined);
  const item = sale?.items.find(({ detailId }) => detailId === ticketId);
  return sale === undefined || item?.lottery === undefined ? undefined : { sale, item };
}
