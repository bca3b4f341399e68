import type { PageContext } from '#web/site/page-context.ts';
import type { MyTickets, PortalTickets } from '../contract.ts';
import { readMyTickets, readPortalTickets } from './ticket/my-ticket-calls.ts';

export interface LoadedTickets {
  tickets: MyTickets;
}

export interface LoadedPortalTickets {
  portal: PortalTickets;
}

export async function loadMyTickets(
  context: PageContext,
  contentId?: number,
  signal?: AbortSignal,
): Promise<LoadedTickets> {
  return { tickets: await readMyTickets(context, contentId, signal) };
}

/** The member's tickets of the site: of an event, or of all events of a portal. */
export async function loadTicketsOfSite(
  context: PageContext,
  signal?: AbortSignal,
): Promise<LoadedTickets | LoadedPortalTickets> {
  if (context.site.eventId !== undefined) return loadMyTickets(context, undefined, signal);
  return { portal: await readPortalTickets(context, signal) };
}
