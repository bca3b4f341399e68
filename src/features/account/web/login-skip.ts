import type { SiteIdentity } from '#kernel/site-path.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { formatSkipped, hasSkipped, readPassed, skippedCookie } from '../rules/passed-doors.ts';

type LoginSkipKey = `loginSkip/${'portal' | 'event'}/${number}`;

/** The session's storage key for a skipped login at start-up, for this site only (ACCESS-022). */
function keyOf({ portalId, eventId }: SiteIdentity): LoginSkipKey {
  return eventId === undefined ? `loginSkip/portal/${portalId}` : `loginSkip/event/${eventId}`;
}

/** The cookie tells the server, which shows the page at once from now on. */
export function skipLogin(site: SiteIdentity): void {
  const { session, cookies } = browserStorage();
  session.set(keyOf(site), '1');
  cookies.set(skippedCookie, formatSkipped(cookies.get(skippedCookie), site), undefined);
}

/**
 * Before the scripts it is skipped by the cookie alone, which every tab has: it counts for a page that was come to from
 * this host. A new visit is asked again.
 */
export function isLoginSkipped(site: SiteIdentity): boolean {
  if (browserStorage().session.get(keyOf(site)) !== undefined) return true;
  const isFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  return isFromHere && hasSkipped(readPassed(document.cookie).skipped, site);
}
