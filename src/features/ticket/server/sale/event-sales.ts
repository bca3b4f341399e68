import { sql } from 'kysely';
import { isLoginLocked, loginBaseOf } from '#features/doors/rules/login-lock.ts';
import { canEverybodyEnter, type EventOffer, type EventSales, readItemFields } from '#features/site/server.ts';
import { boundless, boundsOf } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { readStored } from '#server/database/read-stored.ts';
import { type OfferedTicket, offerKeys, offerSchema } from '../../documents.ts';
import { priceRange } from '../../rules/sale/price-range.ts';
import { periodOf } from '../../rules/sale/ticket.ts';
import { capacityOf, isPaid } from './sale-content.ts';

/** What lists of events say of the tickets that everybody can see. */
export function createEventSales({ kysely }: Pick<Database, 'kysely'>): EventSales {
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
      const rows = await kysely
        .selectFrom('ticket_stock')
        .select(['site_key', 'content_id', 'ticket_id', 'taken'])
        .where('site_key', '=', sql<string>`any(${siteKeys}::text[])`)
        .execute();
      const taken = new Map(rows.map((row) => [`${row.site_key} ${row.content_id}/${row.ticket_id}`, row.taken]));
      return (siteKey, { contentId, ticketId }) => taken.get(`${siteKey} ${contentId}/${ticketId}`) ?? 0;
    },
  };
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
