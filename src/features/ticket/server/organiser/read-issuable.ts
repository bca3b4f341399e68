import { modulesOf, type SiteServer } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Database } from '#server/database/database.ts';
import { priceOf } from '../../rules/sale/price-of.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import { capacityOf, findSale, saleTicketOf } from '../sale/sale-content.ts';

interface Issuable {
  contentId: number;
  ticketId: number;
  title: LocalizedText;
  prices: { priceId: number | null; name: LocalizedText; price: number }[];
  /** Null: as many as come. */
  left: number | null;
}

/** What an organiser can issue by hand: every ticket that is public and not drawn. Undefined: the site is not public. */
export async function readIssuable(
  { database: { kysely }, site: { store } }: { database: Pick<Database, 'kysely'>; site: Pick<SiteServer, 'store'> },
  { siteKey, portalId, eventId }: { siteKey: string; portalId: number; eventId: number | undefined },
): Promise<{ languages: LanguageCode[]; tickets: Issuable[] } | undefined> {
  const published = await store.site({ portalId, eventId });
  if (published === undefined) return undefined;
  const stock = await kysely
    .selectFrom('ticket_stock')
    .select(['content_id', 'ticket_id', 'taken'])
    .where('site_key', '=', siteKey)
    .execute();
  const tickets: Issuable[] = [];
  for (const { contentId } of modulesOf(published, 'ticket')) {
    const { items } = await findSale(store, published, contentId);
    for (const item of items.filter((one) => !isLottery(one))) {
      const { detailId: ticketId, title, multiplePrices, enableMultiplePrice } = item;
      const ids = enableMultiplePrice ? multiplePrices.map(({ ticketMultiplePriceId: id }) => id) : [null];
      const ticket = saleTicketOf(item, 0);
      const capacity = capacityOf(item);
      const taken = stock.find((one) => one.content_id === contentId && one.ticket_id === ticketId)?.taken ?? 0;
      tickets.push({
        contentId,
        ticketId,
        title,
        prices: ids.map((priceId) => ({
          priceId,
          name: multiplePrices.find(({ ticketMultiplePriceId: id }) => id === priceId)?.name ?? {},
          price: priceOf(ticket, priceId)?.price ?? 0,
        })),
        left: capacity === null ? null : Math.max(0, capacity - taken),
      });
    }
  }
  return { languages: [...published.document.languages], tickets };
}
