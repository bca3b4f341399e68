import type { SiteInit } from '#features/site/web.ts';

/** The name of the site that the accounts belong to: an event's portal, or the site itself. */
export function accountSiteName({ event, webSetting }: Pick<SiteInit, 'event' | 'webSetting'>): string {
  return (event?.usePortal ? event.portalName : undefined) || webSetting.title;
}
