import { takeFromAddress } from '#web/navigation/take-from-address.ts';
import type { MemberSession } from '#web/storage/member-session.ts';

const isToken = /^[\w-]{20,200}$/;

/**
 * Takes the access token of a preview link out of the address, before anything can send the address anywhere, and
 * keeps it as the session of the realm (core 4.6). It cannot be refreshed.
 */
export function takeAccessToken(
  window: Pick<Window, 'history' | 'location'>,
  session: Pick<MemberSession, 'store'>,
  realmKey: string,
): void {
  const token = takeFromAddress(window, 'access_token');
  if (token !== undefined && isToken.test(token)) session.store(realmKey, { accessToken: token, refreshToken: '' });
}
