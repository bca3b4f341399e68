import { canonicalAddress, formatSitePath, type HostSite, sharedHost } from '#kernel/site-path.ts';

export interface EventPlace {
  portalId: number;
  eventId: number;
  ownDomain: string | null;
}

/** The part of the page's own address on which the link depends. */
export interface LinkingPage {
  hostSite: HostSite;
  keptQuery: string;
}

/** A page of the event, without slashes at its ends; left out, its home. */
export interface EventPage {
  rest?: string;
  query?: string;
}

/**
 * Where an event opens: on its own domain, with the protocol and port of this page, or else at its canonical address
 * on this host. The kept query flags stay on this host: another domain has its own console users.
 */
export function eventHref(
  event: EventPlace,
  page: LinkingPage,
  origin: { port: string } = { port: '' },
  { rest = '', query = '' }: EventPage = {},
): string {
  const searching = (...parts: readonly string[]): string => {
    const search = parts.filter(Boolean).join('&');
    return search === '' ? '' : `?${search}`;
  };
  if (event.ownDomain !== null) {
    return `//${event.ownDomain}${origin.port === '' ? '' : `:${origin.port}`}/${rest}${searching(query)}`;
  }
  const here = canonicalAddress(page.hostSite, event, rest);
  const host = here === undefined ? sharedHost : page.hostSite;
  const address = here ?? canonicalAddress(sharedHost, event, rest) ?? { rest };
  return formatSitePath(host, address) + searching(query, page.keptQuery);
}
