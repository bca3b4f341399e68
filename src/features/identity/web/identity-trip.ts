import { leaveWithoutTransition } from '#web/navigation/leave-without-transition.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { type IdentityMethod, openKeys } from '../rules/identity-method.ts';
import type { Departure } from './identity-calls.ts';

/** Behind the hash of the page a visitor comes back to. */
const returnKey = /^#identity=([\w-]+)$/;

/**
 * Leaves for the provider. The secret of this browser is kept under the key of the method, which also tells that its
 * login is open (AUTH-016, AUTH-017), and once more for this tab, so that two tabs do not get in each other's way.
 */
export function leaveFor(method: IdentityMethod, { url, browser_key: secret }: Departure): void {
  const { local, session } = browserStorage();
  local.set(openKeys[method], secret);
  local.set('login', '1');
  session.set('identityKey', secret);
  // A provider on this very host, as the demo's, would be in time only sometimes to take part in a transition.
  leaveWithoutTransition(url);
}

/** The key a visitor has come back with, once: it disappears from the address. */
export function takeReturnKey(): string | undefined {
  const key = returnKey.exec(window.location.hash)?.[1];
  if (key === undefined) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return key;
}

/** What tells the server that it is the same browser; the trip is over. */
export function endTrip(method: IdentityMethod): string {
  const { local, session } = browserStorage();
  const secret = session.get('identityKey') ?? local.get(openKeys[method]) ?? '';
  session.remove('identityKey');
  local.remove(openKeys[method]);
  local.remove('login');
  return secret;
}
