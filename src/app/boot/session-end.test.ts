// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { skipLogin } from '#features/account/web/login-skip.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { browserSite } from '../../../test/browser-site.ts';
import { siteInit } from '../../../test/site-init.ts';
import type { LoadedPage } from '../loader-site.ts';
import { identityOf } from '../site-state.ts';
import { leaveSession, tellSessionEnd } from './session-end.ts';

const { session } = browserStorage();
const title = 'Your session has ended. Log in again.';

beforeEach(async () => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
  vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  await Promise.all([commonTexts.load('eng'), navigationTexts.load('eng')]);
});

function endingSite(name: LoadedPage['name'] = 'ticketList', init = siteInit()) {
  const { site, router } = browserSite({ page: { name }, state: { init } });
  /** The pages that the site has led to. */
  const led = (): string[] => router.navigate.mock.calls.map(([href]) => href.replace(/^.*\//, ''));
  return { site, led };
}

test.each<[string, string]>([
  ['nothing', ''],
  ['cart', 'Your cart has been emptied.'],
  ['purchase', 'Your order was not placed, and your cart has been emptied.'],
])('a session that took %s along is told once, with the way to the login', async (lost, text) => {
  const { site, led } = endingSite();
  session.set('sessionEnded', lost);
  await tellSessionEnd(site);
  expect(site.messages.get()).toMatchObject({ title, text, action: { label: 'Log in' } });
  site.messages.get()?.action?.onSelect();
  expect(led()).toEqual(['login']);
  expect(site.messages.get()).toBeUndefined();
  await tellSessionEnd(site);
  expect(site.messages.get()).toBeUndefined();
});

test('a page for members goes to the login, which says why', async () => {
  const { site, led } = endingSite('myTicket');
  session.set('sessionEnded', 'cart');
  leaveSession(site);
  expect(led()).toEqual(['login']);
  await vi.waitFor(() => expect(site.messages.get()?.title).toBe(title));
  expect(site.messages.get()?.action).toBeUndefined();
});

test('the login page itself offers no link to the login', async () => {
  const { site } = endingSite('login');
  session.set('sessionEnded', 'cart');
  await tellSessionEnd(site);
  expect(site.messages.get()).toMatchObject({ title });
  expect(site.messages.get()?.action).toBeUndefined();
});

test('inside the app the end is reported to the app, and no message is left [AUTH-026]', () => {
  const open = vi.fn();
  vi.stubGlobal('hirobaApp', { open });
  session.set('sessionEnded', 'cart');
  window.history.replaceState(null, '', '/web/portal/1?isApplication=1');
  const { site, led } = endingSite('myTicket');
  leaveSession(site);
  window.history.replaceState(null, '', '/web/portal/1');
  expect(open.mock.calls).toEqual([['eventapp://token-error']]);
  expect(session.get('sessionEnded')).toBeUndefined();
  expect(led()).toEqual([]);
  vi.unstubAllGlobals();
});

test.each(['liveChat', 'liveChatContact'] as const)('the page %s goes to the error page', (page) => {
  const { site, led } = endingSite(page);
  leaveSession(site);
  expect(led()).toEqual(['error']);
});

test('a site that begins with the login goes to it, unless the visitor skipped it', () => {
  const { login, ...init } = siteInit();
  const asks = { ...login, isEnabled: true, isRequiredAtStartup: true, isEnabledSkipAtStartup: true };
  const { site, led } = endingSite('home', { ...init, login: asks });
  leaveSession(site);
  expect(led()).toEqual(['login']);
  skipLogin(identityOf(site.state.get().init));
  leaveSession(site);
  expect(window.location.reload).toHaveBeenCalledOnce();
});

test('an open page is loaded again, and the message waits for it [AUTH-029]', () => {
  const { site } = endingSite();
  session.set('sessionEnded', 'cart');
  leaveSession(site);
  expect(window.location.reload).toHaveBeenCalledOnce();
  expect(site.messages.get()).toBeUndefined();
  expect(session.get('sessionEnded')).toBe('cart');
});
