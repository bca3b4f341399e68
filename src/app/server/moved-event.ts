import { canEverybodyEnter, pageUrl, type SiteServer } from '#features/site/server.ts';
import { canonicalAddress, formatSitePath, parseSitePath, siteOf } from '#kernel/site-path.ts';
import type { RequestHead } from '#server/http/request-head.ts';
import { languageOf } from './context-of-request.ts';
import type { PagePlace } from './page-place.ts';

interface MovedServices {
  site: Pick<SiteServer, 'directory' | 'store'>;
  publicUrl: string | undefined;
}

/**
 * Where an event is now that was put into another portal, or taken out of one: the same page, for an address below a
 * portal in which it was. An event that not everybody may enter is as unknown there as one that never was.
 */
export async function addressOfMoved(
  { address, hostSite, isDraft }: PagePlace,
  head: RequestHead,
  { site, publicUrl }: MovedServices,
): Promise<string | undefined> {
  const { directory, store } = site;
  const asked = siteOf(hostSite, address);
  if (isDraft || asked.eventId === undefined || directory.find(asked) !== undefined) return undefined;
  const event = directory.find({ portalId: 0, eventId: asked.eventId });
  const wasThere = event?.formerPortals?.includes(asked.portalId) === true;
  if (!wasThere || event.isWithdrawn || event.rehearsal !== undefined) return undefined;
  const published = await store.site(event);
  const parsed = parseSitePath(hostSite, head.path);
  if (published === undefined || !canEverybodyEnter(published) || parsed.kind !== 'site') return undefined;
  const { rest } = parsed.address;
  const search = head.query === '' ? '' : `?${head.query}`;
  const here = canonicalAddress(hostSite, event, rest);
  if (here !== undefined) return formatSitePath(hostSite, here) + search;
  const ownDomain = event.ownDomain ?? directory.find({ portalId: event.portalId })?.ownDomain;
  const url = pageUrl({ site, publicUrl }, { ...event, ownDomain }, rest);
  if (url === undefined) return undefined;
  url.search = search;
  // The cookie with a visitor's choice is of the host that they come from.
  const { language, source } = languageOf(head);
  if (source === 'cookie') url.searchParams.set('language', language);
  return url.href;
}
