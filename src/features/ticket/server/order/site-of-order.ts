import type { PublishedSite, SiteServer } from '#features/site/server.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { status } from '#kernel/status.ts';
import type { OrderRow } from './order-columns.ts';

/** The published site of an order, or 404. Only events sell tickets. */
export async function siteOfOrder(site: SiteServer, row: Pick<OrderRow, 'site_key'>): Promise<PublishedSite> {
  const eventId = Number(/^event\/(\d+)$/.exec(row.site_key)?.[1]);
  const published = await site.store.site({ portalId: 0, eventId });
  if (published === undefined) throw refuse('notFound');
  return published;
}

/** For `catch`: answers undefined for what is gone (404) and throws everything else again. */
export function goneOnly(error: unknown): undefined {
  if (!(error instanceof Refusal && error.status === status.notFound)) throw error;
}
