import { readCookie } from '#kernel/cookie.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';

/**
 * What a browser says that it has passed, in cookies. They open nothing: they tell the server which page a visitor sees
 * first, since the tokens and codes that open a site stay in the browser (decision 75).
 */
export const passedCookie = 'passed-doors';
/** Where the login at the start was skipped, until the browser ends its session (ACCESS-022). */
export const skippedCookie = 'login-skipped';
/** Takes `next` as a form and leads there, past the login at the start of its site. */
export const loginSkipPath = '/login-skip';

/** The newest sites that a browser remembers. */
export const skippedSitesMax = 20;
const valueMaxLength = 600;

export interface PassedDoors {
  /** The browser has tokens of some member. */
  isMember: boolean;
  /** It has a passcode of some portal, or of some event. */
  codes: readonly SiteKind[];
  /** The sites at which the login was skipped. */
  skipped: readonly string[];
}
export type SiteKind = 'portal' | 'event';

export const siteKindOf = ({ eventId }: SiteIdentity): SiteKind => (eventId === undefined ? 'portal' : 'event');

function nameOf(site: SiteIdentity): string {
  return `${siteKindOf(site)}-${site.eventId ?? site.portalId}`;
}

export function formatPassed({ isMember, codes }: Pick<PassedDoors, 'isMember' | 'codes'>): string {
  return [...(isMember ? ['member'] : []), ...codes].join('.');
}

/** The value after one more site. */
export function formatSkipped(before: string | undefined, site: SiteIdentity): string {
  const name = nameOf(site);
  return [name, ...partsOf(before).filter((one) => one !== name)].slice(0, skippedSitesMax).join('.');
}

export function hasSkipped(skipped: readonly string[], site: SiteIdentity): boolean {
  return skipped.includes(nameOf(site));
}

/** What the cookies say; `cookies` is as the header and `document.cookie` have them. */
export function readPassed(cookies: string): PassedDoors {
  const passed = partsOf(readCookie(cookies, passedCookie));
  return {
    isMember: passed.includes('member'),
    codes: (['portal', 'event'] as const).filter((kind) => passed.includes(kind)),
    skipped: partsOf(readCookie(cookies, skippedCookie)),
  };
}

function partsOf(value = ''): string[] {
  if (value.length > valueMaxLength) return [];
  return value.split('.').filter((one) => /^(?:member|portal|event|(?:portal|event)-\d{1,10})$/.test(one));
}
