import type { Scope } from './scope.ts';
import {
  canonicalAddress,
  type HostSite,
  parseId,
  parseSitePath,
  type SiteAddress,
  type SiteIdentity,
} from './site-path.ts';

/** The name of the window in which the console shows a draft. */
export const previewFrameName = 'hiroba-preview';

/** What the console tells the page in that window, and what the page answers once it shows it. */
export const previewEvents = { stored: 'hiroba-stored', shown: 'hiroba-shown' } as const;

/** The event that a preview shows. The path names it behind the scope, not in the scope (core 2.4). */
export function previewedSite(rest: string): SiteIdentity | undefined {
  const [preview, portal, ofPortal, event, ofEvent] = rest.split('/');
  if (preview !== 'preview' || portal !== 'portal' || event !== 'event') return undefined;
  const [portalId, eventId] = [parseId(ofPortal), parseId(ofEvent)];
  return portalId === undefined || eventId === undefined ? undefined : { portalId, eventId };
}

export interface PlacedPath {
  /** The site of the path; for a preview, the event that it shows. */
  address: SiteAddress;
  /** The scope in which the page is looked up. */
  scope: Scope;
  isPreview: boolean;
}

/** The site and page that a path of a host is about; undefined when the host shows no such site. */
export function placePath(host: HostSite, pathname: string): PlacedPath | undefined {
  const parsed = parseSitePath(host, pathname);
  if (parsed.kind !== 'site') return undefined;
  const { address, scope } = parsed;
  const isPreview = scope === 'none' && address.rest.startsWith('preview/');
  if (!isPreview) return { address, scope, isPreview };
  const site = previewedSite(address.rest);
  const of = site && canonicalAddress(host, site, address.rest);
  return of && { address: of, scope, isPreview };
}

type InSite = Pick<SiteAddress, 'portalId' | 'eventId'>;

/** Whether two addresses of a host are of one site, so that links between them stay in the document. */
export function isSameSite(a: InSite, b: InSite): boolean {
  return a.portalId === b.portalId && a.eventId === b.eventId;
}
