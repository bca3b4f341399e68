import type { SiteIdentity } from '#kernel/site-path.ts';

/** The key of a site in the database: `portal/1`, `event/12`. */
export function siteKey(site: SiteIdentity): string {
  return site.eventId === undefined ? `portal/${site.portalId}` : `event/${site.eventId}`;
}

export function parseSiteKey(key: string): { kind: 'portal' | 'event'; id: number } | undefined {
  const match = /^(portal|event)\/(\d{1,10})$/.exec(key);
  return match === null ? undefined : { kind: match[1] as 'portal' | 'event', id: Number(match[2]) };
}
