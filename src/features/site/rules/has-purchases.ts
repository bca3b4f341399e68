import type { SiteIdentity } from '#kernel/site-path.ts';

/**
 * Whether a site knows what its members bought: an event its own sales, a portal those of its events. Portal 0 knows
 * none, because its events keep accounts of their own (SITE-036).
 */
export function hasPurchases({ portalId, eventId }: SiteIdentity): boolean {
  return eventId !== undefined || portalId !== 0;
}
