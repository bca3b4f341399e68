import { formatSitePath, type HostSite } from '#kernel/site-path.ts';
import type { PublishedSite } from './site-store.ts';

/**
 * The address of a site's page, for a mail. Never made of a request's host. Undefined when the server does not know its
 * public address, https://events.example.jp.
 */
export function pageUrl(
  publicUrl: string | undefined,
  { portalId, eventId, ownDomain }: Pick<PublishedSite, 'portalId' | 'eventId' | 'ownDomain'>,
  rest: string,
  hostSite: (host: string) => HostSite,
): URL | undefined {
  if (publicUrl === undefined) return undefined;
  const url = new URL(publicUrl);
  if (ownDomain !== undefined) url.hostname = ownDomain;
  url.pathname = formatSitePath(hostSite(url.host), { portalId, eventId, rest });
  return url;
}
