import { passedCookie, skippedCookie } from '#features/account/rules/passed-doors.ts';
import { isLoginSkipped, skipLogin } from '#features/account/web/login-skip.ts';
import { passcodeKey } from '#features/doors/rules/passcode.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import type { LoadedPage } from '../loader-site.ts';
import { ownAddressOf } from '../own-address.ts';
import { identityOf, type SiteFacts } from '../site-state.ts';
import { tellPassedDoors } from './passed-doors.ts';

/** How a browser goes on that has passed the door which it was sent. */
type Onwards = 'reload' | { href: string };

/**
 * A door at the address of another page gets its own address, and the other is kept as the place where the visitor wanted
 * to go. Where the browser has passed the door after all, the page is loaded again without it; where cookies are refused,
 * it goes on from the door.
 */
export function arriveAtDoor(page: LoadedPage, { init }: Pick<SiteFacts, 'init'>): Onwards | undefined {
  const { local, session, cookies } = browserStorage();
  const told = (): string => ([passedCookie, skippedCookie] as const).map((name) => cookies.get(name) ?? '').join(' ');
  const before = told();
  const { href } = window.location;
  const site = identityOf(init);
  const isSkipped = init.login.isEnabledSkipAtStartup && isLoginSkipped(site);
  // The cookie and the storage of the tab say the same from here on.
  if (isSkipped) skipLogin(site);
  tellPassedDoors();
  const own = ownAddressOf(page);
  if (own === undefined) return undefined;
  const hasPassed =
    page.name === 'verify'
      ? local.get(passcodeKey(site)) !== undefined
      : isSkipped || createMemberSession(local).tokens(init.login.realmKey) !== undefined;
  if (hasPassed && told() !== before) {
    window.location.reload();
    return 'reload';
  }
  window.history.replaceState(window.history.state, '', own);
  if (hasPassed) return { href };
  rememberDestination(session, href);
  return undefined;
}
