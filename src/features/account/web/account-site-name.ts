import type { SiteInit } from '#features/site/web.ts';

/** Whose accounts these are: those of the portal an event belongs to, or the site's own. */
export function accountSiteName({ event, webSetting }: Pick<SiteInit, 'event' | 'webSetting'>): string {
  return (event?.usePortal ? event.portalName : undefined) || webSetting.title;
}
