import { leaveWithoutTransition } from '#web/navigation/leave-without-transition.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { type IdentityMethod, openKeys } from '../rules/identity-method.ts';
import type { Departure } from './identity-calls.ts';

/** The parameter behind the hash of the page to which a visitor comes back. */
const returnKey = /^#identity=([\w-]+)$/;

/**
 * Leaves for the provider. The browser keeps its secret under the key of the method, which also shows that a login is
 * open (AUTH-016, AUTH-017). The tab keeps it once more, so that two tabs do not disturb each other.
 */
export function leaveFor(method: IdentityMethod, { url, browser_key: secret }: Departure): void {
  const { local, session } = browserStorage();
  local.set(openKeys[method], secret);
  local.set('login', '1');
  session.set('identityKey', secret);
  // A provider on this very host, as the demo's, would be in time only sometimes to take part in a transition.
  leaveWithoutTransition(url);
}

/** The key with which a visitor has come back; reading it removes it from the address. */
export function takeReturnKey(): string | undefined {
  const key = returnKey.exec(window.location.hash)?.[1];
  if (key === undefined) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return key;
}

/** The secret that proves to the server that this is the same browser; reading it ends the trip. */
export function endTrip(method: IdentityMethod): string {
  const { local, session } = browserStorage();
  const secret = session.get('identityKey') ?? local.get(openKeys[method]) ?? '';
  session.remove('identityKey');
  local.remove(openKeys[method]);
  local.remove('login');
  return secret;
}
