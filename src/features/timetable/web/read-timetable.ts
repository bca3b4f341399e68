import { callTickets, type SaleSettings, type TicketContent } from '#features/ticket/web.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { readTimetable, TimetableContents } from '../contract.ts';
import { fetchInBatches, ticketBatchSize, ticketIdsOf } from '../rules/ticket-batches.ts';

type Calling = Pick<PageContext, 'api' | 'site'>;

/** The sale of a timetable. */
export interface TimetableSale {
  contentId: number;
  tickets: TicketContent[];
  settings: SaleSettings;
}

/** A timetable belongs to an event; a portal has none. */
export async function callTimetable({ api, site }: Calling, contentId: number): Promise<TimetableContents> {
  const { data } = await api.get<typeof readTimetable>('timetable/{portalId}/{eventId}/{contentId}', {
    params: { portalId: site.portalId, eventId: site.eventId ?? 0, contentId },
  });
  return data;
}

/**
 * The tickets of the entries, 50 ids in a call (TIMETABLE-009..011). Undefined: there are none, or none for this visitor,
 * who may still read the timetable.
 */
export async function readSale(
  context: Calling,
  { timetables, settings: { ticketContentId } }: TimetableContents,
): Promise<TimetableSale | undefined> {
  const ids = ticketIdsOf(timetables);
  if (ticketContentId === null || ids.length === 0) return undefined;
  let settings: SaleSettings | undefined;
  try {
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
