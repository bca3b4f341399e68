import type { SiteIdentity } from '#kernel/site-path.ts';

export type LoginSkipKey = `loginSkip/${'portal' | 'event'}/${number}`;

/** Under which name the session remembers that the login at start-up was skipped: for this site only (ACCESS-022). */
export function loginSkipKey({ portalId, eventId }: SiteIdentity): LoginSkipKey {
  return eventId === undefined ? `loginSkip/portal/${portalId}` : `loginSkip/event/${eventId}`;
}
