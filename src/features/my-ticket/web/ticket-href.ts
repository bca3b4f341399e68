import type { PageName } from '#kernel/page.ts';
import { pageHref, type PageContext, usePageContext } from '#web/site/page-context.ts';

type Query = Record<string, string | number>;

/** The address of a page of a ticket content. The query names the ticket or order. */
export function ticketHref(context: PageContext, page: PageName, contentId: number, query: Query = {}): string {
  const href = pageHref(context, page, { contentId });
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  if (search === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}${search}`;
}

export function useTicketHref(page: PageName, contentId: number, query: Query = {}): string {
  return ticketHref(usePageContext(), page, contentId, query);
}
