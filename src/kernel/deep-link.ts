import { isModuleCode } from './module-code.ts';
import { pagePath } from './page.ts';
import { baseOf, canonicalAddress, formatSitePath, type HostSite, parseId, withoutEndSlashes } from './site-path.ts';

/** The path and query inside the site that a deep link opens; undefined when a part of the link is not valid. */
export function deepLinkTarget(hostSite: HostSite, path: string, search = ''): string | undefined {
  const [moduleCode, ...rest] = withoutEndSlashes(path).split('/');
  if (!isModuleCode(moduleCode) || rest.length < 3 || rest.length > 6 || rest.length === 5) return undefined;
  const [portalId, eventId, contentId, detailId] = rest.slice(0, 4).map(parseId);
  if (portalId === undefined || eventId === undefined || contentId === undefined) return undefined;
  if (rest.length > 3 && detailId === undefined) return undefined;
  const type = rest[4];
  const typeId = rest[5];
  if (type !== undefined && (!/^[\w-]+$/.test(type) || parseId(typeId) === undefined)) return undefined;
  const site = eventId === 0 ? { portalId } : { portalId, eventId };
  // The detail of a ticket lies above its list, and the query says which (TICKET-123).
  const isTicket = moduleCode === 'ticket' && detailId !== undefined && typeId === undefined;
  const named = typeId !== undefined ? 'moduleTyped' : detailId !== undefined ? 'moduleDetail' : 'moduleList';
  const name = isTicket ? 'ticketDetail' : named;
  const page = pagePath(name, { moduleCode, contentId, detailId, type, typeId });
  const address = canonicalAddress(hostSite, site, page);
  const query = [isTicket ? `ticket=${detailId}` : '', search.slice(1)].filter(Boolean).join('&');
  return address && formatSitePath(hostSite, address) + (query === '' ? '' : `?${query}`);
}

/**
 * Where an address of this host leads when it is a deep link (core 2.5): `/uri/…`, with or without the base; the query
 * stays. Undefined for every other address, and for a deep link that leads nowhere.
 */
export function followDeepLink(hostSite: HostSite, { pathname, search, hash }: Address): string | undefined {
  const start = [`${baseOf(hostSite)}/uri/`, '/uri/'].find((one) => pathname.startsWith(one));
  const target = start && deepLinkTarget(hostSite, pathname.slice(start.length), search);
  return target && target + hash;
}

interface Address {
  pathname: string;
  search: string;
  hash: string;
}
