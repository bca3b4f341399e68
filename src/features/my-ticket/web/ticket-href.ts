import type { PageName } from '#kernel/page.ts';
import { pageHref, type PageContext, usePageContext } from '#web/site/page-context.ts';

type Query = Record<string, string | number>;

export function querySearch(query: Query): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}

/** The address of a page of a ticket content. The query names the ticket or order. */
export function ticketHref(context: PageContext, page: PageName, contentId: number, query: Query = {}): string {
  const href = pageHref(context, page, { contentId });
  const search = querySearch(query);
  if (search === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}${search}`;
}

/** Makes the addresses of a list's tickets. Undefined: the page does not exist, as for a sample at a portal. */
export type TicketHref = (page: PageName, contentId: number, query: Query) => string | undefined;

/** The addresses of tickets of this event. */
export function useTicketHref(): (...asked: Parameters<TicketHref>) => string {
  const context = usePageContext();
  return (page, contentId, query) => ticketHref(context, page, contentId, query);
}
