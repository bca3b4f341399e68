import type { SiteInit } from '#features/site/web.ts';
import type { TicketContent } from '#features/ticket/contract.ts';
import { priceRange } from '#features/ticket/rules/sale/price-range.ts';
import { type SellingLabel, sellingLabel } from '#features/ticket/rules/sale/selling-label.ts';
import { isLottery } from '#features/ticket/rules/sale/ticket.ts';
import { callTickets } from '#features/ticket/web/sale/sale-calls.ts';
import type { Instant } from '#kernel/clock.ts';
import { pageSizeMax } from '#kernel/limits.ts';
import { pagePath } from '#kernel/page.ts';
import { parseInstant } from '#kernel/period.ts';
import type { PageContext } from '#web/site/page-context.ts';

/** Search engines show a few; an event with a hundred tickets names those that come first. */
const offersMax = 20;

const availability: Record<SellingLabel, string> = {
  applied: 'PreOrder',
  before: 'PreOrder',
  accepting: 'InStock',
  // Nobody gets one any more.
  soldout: 'SoldOut',
  finished: 'SoldOut',
};

interface OfferFacts {
  /** Nothing is to be had, in no draw either. */
  isCalledOff: boolean;
  urlOf(rest: string): string;
}

/** The tickets of an event as offers of schema.org, each at its lowest price and with its own address. */
export async function eventOffers(
  context: PageContext<SiteInit>,
  { isCalledOff, urlOf }: OfferFacts,
): Promise<readonly object[]> {
  const contents = context.init.modules.filter(
    ({ moduleCode, closedBy }) => moduleCode === 'ticket' && closedBy === undefined,
  );
  const lists = await Promise.all(
    contents.map(({ contentId }) => callTickets(context, contentId, { per_page: pageSizeMax })),
  );
  const tickets = lists.flatMap(({ data }) => data.tickets.map(({ ticketContent }) => ticketContent));
  return tickets.slice(0, offersMax).map((ticket) => offerOf(ticket, context.now, { isCalledOff, urlOf }));
}

function offerOf(ticket: TicketContent, now: Instant, { isCalledOff, urlOf }: OfferFacts): object {
  const { contentId, ticketId, title, enableSalesPeriod, salesPeriodStart } = ticket;
  const label = isCalledOff ? 'finished' : sellingLabel(ticket, false, now);
  const begins = enableSalesPeriod && salesPeriodStart !== null ? parseInstant(salesPeriodStart) : undefined;
  // A place in a lottery is not to be had at once.
  const state = isLottery(ticket) && label === 'accepting' ? 'PreOrder' : availability[label];
  return {
    '@type': 'Offer',
    name: title,
    price: priceRange(ticket).least,
    priceCurrency: 'JPY',
    availability: `https://schema.org/${state}`,
    ...(begins === undefined ? {} : { validFrom: new Date(begins).toISOString() }),
    url: urlOf(`${pagePath('ticketDetail', { contentId })}?ticket=${ticketId}`),
  };
}
