import { takeFromAddress } from '#web/navigation/take-from-address.ts';
import type { MemberSession } from '#web/storage/member-session.ts';

const isToken = /^[\w-]{20,200}$/;

/**
 * Removes the access token of a preview link from the address, before any request can carry the address away. Keeps it
 * as the session of the realm (core 4.6), which cannot be refreshed.
 */
export function takeAccessToken(
  window: Pick<Window, 'history' | 'location'>,
  session: Pick<MemberSession, 'store'>,
  realmKey: string,
): void {
  const token = takeFromAddress(window, 'access_token');
  if (token !== undefined && isToken.test(token)) session.store(realmKey, { accessToken: token, refreshToken: '' });
}
