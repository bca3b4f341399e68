import type { SiteIdentity } from '#kernel/site-path.ts';

export type LoginSkipKey = `loginSkip/${'portal' | 'event'}/${number}`;

/** The session's storage key for a skipped login at start-up, for this site only (ACCESS-022). */
export function loginSkipKey({ portalId, eventId }: SiteIdentity): LoginSkipKey {
  return eventId === undefined ? `loginSkip/portal/${portalId}` : `loginSkip/event/${eventId}`;
}
