import { type LinkServices, pageUrl, type PublishedSite } from '#features/site/server.ts';
import { type PageName, pagePath } from '#kernel/page.ts';
import type { OrderRow } from '../order/order-columns.ts';

export type OrderPage = PageName & ('ticketPayment' | 'ticketPurchased' | 'myTicketPurchased');

/** A member looks an order up among their own pages. The page of the purchase says what became of an order that is over. */
const pageOf = (isMember: boolean, isOver: boolean): OrderPage =>
  isMember && !isOver ? 'myTicketPurchased' : 'ticketPurchased';

/** The address of an order for a mail. */
export function orderUrl(
  services: LinkServices,
  published: PublishedSite,
  row: Pick<OrderRow, 'content_id' | 'order_number' | 'purchaser_id'>,
  wanted: OrderPage | { isOver: boolean },
): URL | undefined {
  const page = typeof wanted === 'string' ? wanted : pageOf(row.purchaser_id !== null, wanted.isOver);
  const url = pageUrl(services, published, pagePath(page, { contentId: row.content_id }));
  url?.searchParams.set('order', row.order_number);
  return url;
}

/** The address of a member's tickets of a sale. */
export function myTicketsUrl(
  services: LinkServices,
  published: PublishedSite,
  { content_id: contentId }: Pick<OrderRow, 'content_id'>,
): URL | undefined {
  return pageUrl(services, published, pagePath('myTicketContent', { contentId }));
}
