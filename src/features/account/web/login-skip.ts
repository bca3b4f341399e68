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

/** The cookie counts too: it has the same life, and a second tab is shown by it what the server has sent. */
export function isLoginSkipped(site: SiteIdentity): boolean {
  return (
    browserStorage().session.get(keyOf(site)) !== undefined || hasSkipped(readPassed(document.cookie).skipped, site)
  );
}
