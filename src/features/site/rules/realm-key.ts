import { siteKey } from './site-key.ts';

export interface RealmSite {
  portalId: number;
  eventId?: number | undefined;
  document: { usePortal?: boolean | undefined };
}

/**
 * The site that keeps the accounts of a site: an event uses its portal's login unless it says otherwise; the events of
 * portal 0 stand alone (SITE-036).
 */
export function realmKey({ portalId, eventId, document }: RealmSite): string {
  const usesPortal = eventId !== undefined && portalId !== 0 && (document.usePortal ?? true);
  return usesPortal ? siteKey({ portalId }) : siteKey({ portalId, eventId });
}
