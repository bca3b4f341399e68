import { sql } from 'kysely';
import { isLoginLocked, loginBaseOf } from '#features/doors/rules/login-lock.ts';
import { canEverybodyEnter, type EventOffer, type EventSales, readItemFields } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { boundless, boundsOf } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { readStored } from '#server/database/read-stored.ts';
import { type OfferedTicket, offerKeys, offerSchema } from '../../documents.ts';
import { priceRange } from '../../rules/sale/price-range.ts';
import { periodOf } from '../../rules/sale/ticket.ts';
import { keepStocks, stockAgeMs } from './kept-stock.ts';
import { capacityOf, isPaid } from './sale-content.ts';

/** What lists of events say of the tickets that everybody can see. */
export function createEventSales({ kysely, engine }: Pick<Database, 'kysely' | 'engine'>, clock: Clock): EventSales {
  const takenOf = keepStocks((siteKeys) => readTaken(kysely, siteKeys), stockAgeMs[engine], clock);
  return {
    async offers(events) {
      const open = new Map(
        events
          .filter(({ document }) => canEverybodyEnter({ passcode: undefined, document }))
          .map(({ siteKey, document }) => [siteKey, loginBaseOf(document.login)]),
      );
      const rows = await readItemFields(kysely, [...open.keys()], 'ticket', offerKeys);
      const offers = new Map<string, EventOffer[]>();
      for (const { siteKey, contentId, detailId: ticketId, document } of rows) {
        const login = open.get(siteKey)!;
        if (isLoginLocked(login, contentId) || isLoginLocked(login, contentId, ticketId)) continue;
        const { output } = readStored(offerSchema, document);
        if (output === undefined) continue;
        const offer = { contentId, ticketId, ...offerOf(output) };
        const known = offers.get(siteKey);
        if (known === undefined) offers.set(siteKey, [offer]);
        else known.push(offer);
      }
      return offers;
    },
    async taken(siteKeys) {
      const kept = await takenOf(siteKeys);
      return (siteKey, { contentId, ticketId }) => kept.get(siteKey)?.get(`${contentId}/${ticketId}`) ?? 0;
    },
  };
}

/** Places of each ticket of these events that are held or sold, by content and ticket. */
async function readTaken(
  kysely: Database['kysely'],
  siteKeys: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const rows = await kysely
    .selectFrom('ticket_stock')
    .select(['site_key', 'content_id', 'ticket_id', 'taken'])
    .where('site_key', '=', sql<string>`any(${siteKeys}::text[])`)
    .execute();
  const bySite = Map.groupBy(rows, ({ site_key }) => site_key);
  return new Map(
    [...bySite].map(([siteKey, own]) => [
      siteKey,
      new Map(own.map(({ content_id, ticket_id, taken }) => [`${content_id}/${ticket_id}`, taken])),
    ]),
  );
}

function offerOf(item: OfferedTicket): Omit<EventOffer, 'contentId' | 'ticketId'> {
  const multiplePrices = item.multiplePrices.map((one) => ({ ...one, isPay: isPaid(one) }));
  const { least, most } = priceRange({ ...item, isPay: isPaid(item), multiplePrices });
  const { visiblePeriod, visibleStartDate, visibleEndDate } = item;
  const { enableSalesPeriod, salesPeriodStart, salesPeriodEnd } = item;
  return {
    least,
    most,
    shown: visiblePeriod ? boundsOf(periodOf(visibleStartDate, visibleEndDate)) : boundless,
    sold: enableSalesPeriod ? boundsOf(periodOf(salesPeriodStart, salesPeriodEnd)) : boundless,
    capacity: capacityOf(item),
  };
}
