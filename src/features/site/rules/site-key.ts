import type { SiteIdentity } from '#kernel/site-path.ts';

/** The key of a site in the database: `portal/1`, `event/12`. */
export function siteKey(site: SiteIdentity): string {
  return site.eventId === undefined ? `portal/${site.portalId}` : `event/${site.eventId}`;
}
