import { basePath, idMax } from './limits.ts';
import type { Scope } from './scope.ts';

/**
 * The site of a host: the shared host serves all of them, a portal or an event may have its own domain.
 * On an own domain the site is served at `/`, on the shared host under `/web/`.
 */
export type HostSite =
  | { kind: 'shared' }
  | { kind: 'portal'; portalId: number }
  | { kind: 'event'; portalId: number; eventId: number };

export const sharedHost: HostSite = { kind: 'shared' };

/** An address inside Hiroba without host, query and hash. `rest` is the page's path inside the site, without slashes at its ends. */
export interface SiteAddress {
  portalId?: number | undefined;
  eventId?: number | undefined;
  rest: string;
}

export type ParsedPath =
  | { kind: 'site'; scope: Scope; address: SiteAddress }
  /** A scope parameter that is not a number of ours: the visitor goes to the error page of the nearest scope. */
  | { kind: 'invalidParameter'; parameter: 'portalId' | 'eventId'; address: SiteAddress }
  /** Outside the base path. */
  | { kind: 'foreign' };

/** A route parameter: a whole number that is not negative (core 5). */
export function parseId(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= idMax ? id : undefined;
}

export function baseOf(host: HostSite): string {
  return host.kind === 'shared' ? basePath : '';
}

/** Without the slashes at its end. A pattern would look at a row of slashes anywhere else once for each of them. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Path to address. Trailing slashes do not matter (core 2.1). The inverse is `formatSitePath`. */
export function parseSitePath(host: HostSite, pathname: string): ParsedPath {
  const base = baseOf(host);
  if (base !== '' && pathname !== base && !pathname.startsWith(`${base}/`)) return { kind: 'foreign' };
  const segments = withoutEndSlashes(pathname.slice(base.length)).split('/').slice(1);
  let at = 0;
  const address: SiteAddress = { rest: '' };

  if (host.kind === 'shared' && segments[0] === 'portal' && segments.length > 1) {
    const portalId = parseId(segments[1]);
    if (portalId === undefined) return { kind: 'invalidParameter', parameter: 'portalId', address };
    address.portalId = portalId;
    at = 2;
  }
  if (host.kind !== 'event' && segments[at] === 'event' && segments.length > at + 1) {
    const eventId = parseId(segments[at + 1]);
    if (eventId === undefined) return { kind: 'invalidParameter', parameter: 'eventId', address };
    address.eventId = eventId;
    at += 2;
  }
  address.rest = segments.slice(at).join('/');
  return { kind: 'site', scope: scopeOf(address), address };
}

export function scopeOf(address: Pick<SiteAddress, 'portalId' | 'eventId'>): Scope {
  if (address.portalId === undefined) return address.eventId === undefined ? 'none' : 'event';
  return address.eventId === undefined ? 'portal' : 'portalEvent';
}

/** Address to path, without a trailing slash except for a bare base (`/web/` and `/`). */
export function formatSitePath(host: HostSite, address: SiteAddress): string {
  const parts = [
    ...(address.portalId === undefined ? [] : ['portal', String(address.portalId)]),
    ...(address.eventId === undefined ? [] : ['event', String(address.eventId)]),
    ...(address.rest === '' ? [] : [address.rest]),
  ];
  return `${baseOf(host)}/${parts.join('/')}`;
}

export interface SiteIdentity {
  portalId: number;
  eventId?: number | undefined;
}

/** Which site an address shows on a host. Portal 0 is the operator's portal, shown in the `none` scope of the shared host. */
export function siteOf(host: HostSite, address: Pick<SiteAddress, 'portalId' | 'eventId'>): SiteIdentity {
  const portalId = address.portalId ?? (host.kind === 'shared' ? 0 : host.portalId);
  const eventId = address.eventId ?? (host.kind === 'event' ? host.eventId : undefined);
  return eventId === undefined ? { portalId } : { portalId, eventId };
}

/** The canonical address of a page of a site on a host; undefined when that host does not serve the site. */
export function canonicalAddress(host: HostSite, site: SiteIdentity, rest: string): SiteAddress | undefined {
  if (host.kind === 'shared') {
    return { portalId: site.portalId === 0 ? undefined : site.portalId, eventId: site.eventId, rest };
  }
  if (host.portalId !== site.portalId) return undefined;
  if (host.kind === 'portal') return { eventId: site.eventId, rest };
  return host.eventId === site.eventId ? { rest } : undefined;
}
