import { listPagesOf } from '#kernel/list-pages.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { pageFromQuery } from '#web/site/paged-list.ts';
import type { LoadArguments } from '#web/site/page-module.ts';
import type { MyTickets, PortalTickets, TicketOrder } from '../contract.ts';
import { type ReadTickets, readMyTickets, readPortalTickets, type TicketsAsked } from './ticket/my-ticket-calls.ts';

/** One page of a long list. */
export interface ListPlace {
  page: number;
  /** All that the list shows, as it was when it was read. */
  order: TicketOrder;
}

export interface LoadedTickets {
  tickets: MyTickets;
  /** Undefined: these are all. */
  place?: ListPlace | undefined;
}

export interface LoadedPortalTickets {
  portal: PortalTickets;
  place?: ListPlace | undefined;
}

type Asked = Pick<LoadArguments, 'query' | 'signal'>;

/** The page that the address names; beyond the end it is the last one. */
async function readPlace<Tickets>(
  query: URLSearchParams,
  read: (asked: TicketsAsked) => Promise<ReadTickets<Tickets>>,
): Promise<{ data: Tickets; place: ListPlace | undefined }> {
  const page = pageFromQuery(query);
  const { data, order } = await read({ page });
  if (order === undefined) return page === 1 ? { data, place: undefined } : readPlace(new URLSearchParams(), read);
  const { pages } = listPagesOf(order.length);
  if (page > pages) return readPlace(new URLSearchParams({ page: String(pages) }), read);
  return { data, place: { page, order } };
}

/** The list of tickets of the event, or of one content. */
export async function loadTicketList(
  context: PageContext,
  { query, signal }: Asked,
  contentId?: number,
): Promise<LoadedTickets> {
  const { data, place } = await readPlace(query, (asked) => readMyTickets(context, contentId, { ...asked, signal }));
  return { tickets: data, place };
}

/** All tickets of one content. */
export async function loadMyTickets(
  context: PageContext,
  contentId: number,
  signal?: AbortSignal,
): Promise<LoadedTickets> {
  return { tickets: (await readMyTickets(context, contentId, { signal })).data };
}

/** The member's tickets of the site: of an event, or of all events of a portal. */
export async function loadTicketsOfSite(
  context: PageContext,
  asked: Asked,
): Promise<LoadedTickets | LoadedPortalTickets> {
  if (context.site.eventId !== undefined) return loadTicketList(context, asked);
  const read = (which: TicketsAsked) => readPortalTickets(context, { ...which, signal: asked.signal });
  const { data, place } = await readPlace(asked.query, read);
  return { portal: data, place };
}
