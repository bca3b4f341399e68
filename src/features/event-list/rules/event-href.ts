import { canonicalAddress, formatSitePath, type HostSite, sharedHost } from '#kernel/site-path.ts';

export interface EventPlace {
  portalId: number;
  eventId: number;
  ownDomain: string | null;
}

/** What of the page's own address the link depends on. */
export interface LinkingPage {
  hostSite: HostSite;
  keptQuery: string;
}

/**
 * Where an event opens: on its own domain, with the protocol and port of this page, or else at its canonical address
 * on this host. The kept query flags stay on this host: another domain has its own console users.
 */
export function eventHref(event: EventPlace, page: LinkingPage, origin: { port: string } = { port: '' }): string {
  if (event.ownDomain !== null) return `//${event.ownDomain}${origin.port === '' ? '' : `:${origin.port}`}/`;
  const here = canonicalAddress(page.hostSite, event, '');
  const host = here === undefined ? sharedHost : page.hostSite;
  const address = here ?? canonicalAddress(sharedHost, event, '') ?? { rest: '' };
  return formatSitePath(host, address) + (page.keptQuery === '' ? '' : `?${page.keptQuery}`);
}
