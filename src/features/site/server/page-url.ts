import { canonicalAddress, formatSitePath } from '#kernel/site-path.ts';
import type { SiteDirectory } from './site-directory.ts';
import type { PublishedSite } from './site-store.ts';

/** The parts of the address of a page. */
export interface LinkServices {
  site: { directory: Pick<SiteDirectory, 'hostSite'> };
  /** The public address of this server, https://events.example.jp. Without it mails have no links. */
  publicUrl: string | undefined;
}

/**
 * The address of a site's page, for a mail. Never made of a request's host. Undefined when the server does not know its
 * public address.
 */
export function pageUrl(
  { site, publicUrl }: LinkServices,
  { portalId, eventId, ownDomain }: Pick<PublishedSite, 'portalId' | 'eventId' | 'ownDomain'>,
  rest: string,
): URL | undefined {
  if (publicUrl === undefined) return undefined;
  const url = new URL(publicUrl);
  if (ownDomain !== undefined) url.hostname = ownDomain;
  const host = site.directory.hostSite(url.host);
  const address = canonicalAddress(host, { portalId, eventId }, rest);
  // The domain is known once its site is published.
  if (address === undefined) return undefined;
  url.pathname = formatSitePath(host, address);
  return url;
}
