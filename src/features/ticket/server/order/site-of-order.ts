import type { PublishedSite, SiteServer } from '#features/site/server.ts';
import type { OrderRow } from './order-columns.ts';

/** The published site of an order. Only events sell tickets. */
export async function siteOfOrder(site: SiteServer, row: Pick<OrderRow, 'site_key'>): Promise<PublishedSite> {
  const eventId = Number(/^event\/(\d+)$/.exec(row.site_key)?.[1]);
  return site.doors.lookPublished({ portalId: 0, eventId });
}
