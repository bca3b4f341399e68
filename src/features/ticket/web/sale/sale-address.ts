import { bareRecord } from '#kernel/bare-record.ts';
import { pagePath } from '#kernel/page.ts';
import { parseId } from '#kernel/site-path.ts';
import { type PageContext, siteHref } from '#web/site/page-context.ts';
import { pageFromQuery } from '#web/site/paged-list.ts';
import type { displayTypes } from '../../documents.ts';

type DisplayType = (typeof displayTypes)[number];
type Addresses = Omit<PageContext, 'init'>;

/** The part of a list that the page shows. The address has it, so that it survives a reload and Back. */
export interface ListPlace {
  categoryId: number | undefined;
  /** Undefined: as the organiser says. */
  view: DisplayType | undefined;
  page: number;
}

const views = bareRecord<DisplayType>({ card: 'Card', list: 'List' });

export function placeOf(query: URLSearchParams): ListPlace {
  const view = views[query.get('view') ?? ''];
  return { categoryId: parseId(query.get('category') ?? ''), view, page: pageFromQuery(query) };
}

/** The list of a content; with `cart` the cart lies above it. */
export function listHref(context: Addresses, contentId: number, place: Partial<ListPlace> = {}, cart = false): string {
  return hrefOf(context, 'ticketList', contentId, { ...namesOf(place), ...(cart && { cart: '1' }) });
}

/** A ticket's detail above the list (TICKET-123). */
export function detailHref(
  context: Addresses,
  contentId: number,
  ticketId: number,
  place: Partial<ListPlace> = {},
): string {
  return hrefOf(context, 'ticketDetail', contentId, { ticket: String(ticketId), ...namesOf(place) });
}

export function ticketIdOf(query: URLSearchParams): number | undefined {
  return parseId(query.get('ticket') ?? '');
}

function namesOf({ categoryId, view, page = 1 }: Partial<ListPlace>): Record<string, string> {
  return {
    ...(categoryId !== undefined && { category: String(categoryId) }),
    ...(view && { view: view.toLowerCase() }),
    ...(page > 1 && { page: String(page) }),
  };
}

function hrefOf(
  context: Addresses,
  page: 'ticketList' | 'ticketDetail',
  contentId: number,
  names: Record<string, string>,
): string {
  const query = new URLSearchParams(names).toString();
  return siteHref(context, `/${pagePath(page, { contentId })}${query === '' ? '' : `?${query}`}`);
}
