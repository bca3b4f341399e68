import { isLoginSkipped, skipLogin } from '#features/account/web/login-skip.ts';
import { formatPassed, passedCookie } from '#features/account/rules/passed-doors.ts';
import { passcodeKey } from '#features/doors/rules/passcode.ts';
import { previewFrameName } from '#kernel/preview-path.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { ownAddressOf } from '../door-in-place.ts';
import type { LoadedPage } from '../loader-site.ts';
import { identityOf, type SiteFacts } from '../site-state.ts';

const lifetimeSeconds = 365 * 24 * 60 * 60;

/** Tells the server what this browser has passed, which decides what a visitor sees first (decision 75). */
export function tellPassedDoors(): void {
  // The frame of a preview knows nothing of this browser.
  if (window.name === previewFrameName) return;
  const { local, cookies } = browserStorage();
  const isMember = local.get('accessToken') !== undefined || local.get('memberSessions') !== undefined;
  const codes = (['portal', 'event'] as const).filter((kind) => local.get(`${kind}-passcode`) !== undefined);
  const said = formatPassed({ isMember, codes });
  if (said !== (cookies.get(passedCookie) ?? '')) cookies.set(passedCookie, said, said === '' ? 0 : lifetimeSeconds);
}

/** How a browser goes on that has passed the door which it was sent. */
type Onwards = 'reload' | { href: string };

/**
 * The page is a door at the address of another page: it gets its own address, and the other is kept as the place where the
 * visitor wanted to go. A browser that has passed the door after all says so, and the page is loaded again without it;
 * where cookies are refused, it goes on from the door.
 */
export function arriveAtDoor(page: LoadedPage, { init }: Pick<SiteFacts, 'init'>): Onwards | undefined {
  const before = document.cookie;
  tellPassedDoors();
  const own = ownAddressOf(page);
  if (own === undefined) return undefined;
  const { local, session } = browserStorage();
  const { href } = window.location;
  const site = identityOf(init);
  const isSkipped = page.name === 'login' && init.login.isEnabledSkipAtStartup && isLoginSkipped(site);
  if (isSkipped) skipLogin(site);
  const hasPassed =
    page.name === 'verify'
      ? local.get(passcodeKey(site)) !== undefined
      : isSkipped || createMemberSession(local).tokens(init.login.realmKey) !== undefined;
  if (hasPassed && document.cookie !== before) {
    window.location.reload();
    return 'reload';
  }
  window.history.replaceState(window.history.state, '', own);
  if (hasPassed) return { href };
  rememberDestination(session, href);
  return undefined;
}
