import type { SiteIdentity } from '#kernel/site-path.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';

type LoginSkipKey = `loginSkip/${'portal' | 'event'}/${number}`;

/** The session's storage key for a skipped login at start-up, for this site only (ACCESS-022). */
function keyOf({ portalId, eventId }: SiteIdentity): LoginSkipKey {
  return eventId === undefined ? `loginSkip/portal/${portalId}` : `loginSkip/event/${eventId}`;
}

export function skipLogin(site: SiteIdentity): void {
  browserStorage().session.set(keyOf(site), '1');
}

export function isLoginSkipped(site: SiteIdentity): boolean {
  return browserStorage().session.get(keyOf(site)) !== undefined;
}
