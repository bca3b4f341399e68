import type { SiteDirectory } from '#features/site/server.ts';
import { basePath } from '#kernel/limits.ts';
import { keptQueryOf } from '../page-query.ts';
import { placePath } from '#kernel/preview-path.ts';
import {
  baseOf,
  formatSitePath,
  type HostSite,
  parseSitePath,
  type SiteAddress,
  type SiteIdentity,
  siteOf,
  withoutEndSlashes,
} from '#kernel/site-path.ts';

export interface Moved {
  status: number;
  location: string;
}

export interface PagePlace {
  address: Pick<SiteAddress, 'portalId' | 'eventId'>;
  hostSite: HostSite;
  /** The page is the shell of a draft, the same for every visitor; the browser asks for its content. */
  isDraft: boolean;
}

/** The site that an address is about, or the one address that it has moved to. */
export function placeOf({ path, query }: { path: string; query: string }, hostSite: HostSite): PagePlace | Moved {
  const base = baseOf(hostSite);
  const search = query === '' ? '' : `?${query}`;
  const moved = movedTo(path, base);
  if (moved !== undefined) return { status: 308, location: moved + search };

  // Chat pages need it as an absolute address (core 2.4).
  if (base === '' && path === `${basePath}/error`) return { status: 302, location: `/error${search}` };

  const flags = new URLSearchParams(query);
  const parsed = parseSitePath(hostSite, path);
  if (parsed.kind !== 'site') {
    const address = parsed.kind === 'foreign' ? {} : parsed.address;
    const kept = keptQueryOf(flags);
    const location = formatSitePath(hostSite, { ...address, rest: 'error' }) + (kept === '' ? '' : `?${kept}`);
    return { status: 302, location };
  }
  const place = placePath(hostSite, path);
  // A preview of an event that this host does not show.
  if (place === undefined) return { status: 302, location: formatSitePath(hostSite, { rest: 'error' }) };
  const { portalId, eventId } = place.address;
  const isDraft = place.isPreview || flags.get('isDraft') === 'true';
  return { address: { portalId, eventId }, hostSite, isDraft };
}

/** `/` of the shared host is `/web/`; a trailing slash is stripped (core 2.1). */
function movedTo(pathname: string, base: string): string | undefined {
  if (base !== '' && (pathname === '/' || pathname === base)) return `${base}/`;
  if (pathname !== `${base}/` && pathname.endsWith('/')) {
    const stripped = withoutEndSlashes(pathname).replace(/^\/+/, '/');
    return stripped === base ? `${base}/` : stripped || '/';
  }
  return pathname.startsWith('//') ? pathname.replace(/^\/+/, '/') : undefined;
}

export interface ShownSite {
  identity: SiteIdentity;
  /** Never published: there is its draft only. */
  isBlank: boolean;
  address: PagePlace['address'];
}

/**
 * The site that a place shows. An unknown site is an unknown page of the host's own; undefined when there is none
 * either. A rehearsal is known to its maker alone.
 */
export function siteShown(
  { address, hostSite, isDraft }: PagePlace,
  directory: Pick<SiteDirectory, 'find'>,
  rehearsalPass?: string,
): ShownSite | undefined {
  const identity = siteOf(hostSite, address);
  const found = directory.find(identity);
  if (found !== undefined && (found.rehearsal === undefined || rehearsalPass !== undefined))
    return { identity, isBlank: false, address };
  if (isDraft) return { identity, isBlank: true, address };
  const own = siteOf(hostSite, {});
  return directory.find(own) && { identity: own, isBlank: false, address: {} };
}
