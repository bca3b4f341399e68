import { callTickets, type SaleSettings, type TicketContent } from '#features/ticket/web.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { QueryInputOf } from '#kernel/endpoint.ts';
import { keywordOf } from '#kernel/keyword.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { readTimetable, TimetableContents } from '../contract.ts';
import type { TimetablePlace } from './timetable-address.ts';
import { fetchInBatches, ticketBatchSize, ticketIdsOf } from '../rules/ticket-batches.ts';

type Calling = Pick<PageContext, 'api' | 'site'>;

/** The sale of a timetable. */
export interface TimetableSale {
  contentId: number;
  tickets: TicketContent[];
  settings: SaleSettings;
}

/** A timetable belongs to an event; a portal has none. */
export async function callTimetable(
  { api, site }: Calling,
  contentId: number,
  query: NonNullable<QueryInputOf<typeof readTimetable>>,
): Promise<TimetableContents> {
  const { data } = await api.get<typeof readTimetable>('timetable/{portalId}/{eventId}/{contentId}', {
    params: { portalId: site.portalId, eventId: site.eventId ?? 0, contentId },
    query,
  });
  return data;
}

/** What an address of a timetable shows: all of it, or of a long one a page of a day or of what a search finds. */
export interface TimetablePart {
  contents: TimetableContents;
  sale: TimetableSale | undefined;
}

export async function readPart(
  context: Calling,
  contentId: number,
  { date, search: { text, categories, venues } }: TimetablePlace,
  page?: number,
): Promise<TimetablePart> {
  const query = {
    type: 'page' as const,
    date,
    text: keywordOf(text),
    categories: [...categories],
    venues: [...venues],
    page,
  };
  const contents = await callTimetable(context, contentId, query);
  return { contents, sale: await readSale(context, contents) };
}

/**
 * The tickets of the entries, 50 ids in a call (TIMETABLE-009..011). Undefined: there are none, or none for this visitor,
 * who may still read the timetable.
 */
async function readSale(
  context: Calling,
  { timetables, page, settings: { ticketContentId } }: TimetableContents,
): Promise<TimetableSale | undefined> {
  const ids = ticketIdsOf(timetables);
  if (ticketContentId === null || (ids.length === 0 && page?.hasTickets !== true)) return undefined;
  let settings: SaleSettings | undefined;
  try {
    // The next page may have tickets: the cart has to be there already.
    if (ids.length === 0) {
      const { data } = await callTickets(context, ticketContentId, { per_page: 1 }, true);
      return { contentId: ticketContentId, tickets: [], settings: data.settings };
    }
    const tickets = await fetchInBatches(ids, async (batch) => {
      const wish = { ticket_ids: batch, per_page: ticketBatchSize };
      const { data } = await callTickets(context, ticketContentId, wish, true);
      settings = data.settings;
      return data.tickets.map(({ ticketContent }) => ticketContent);
    });
    return settings && { contentId: ticketContentId, tickets, settings };
  } catch (error) {
    if (isStatus(error, status.forbidden, status.notFound)) return undefined;
    throw error;
  }
}
