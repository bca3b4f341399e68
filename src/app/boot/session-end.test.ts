// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { loginSkipKey } from '#features/account/rules/login-skip-key.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { siteInit } from '../../../test/site-init.ts';
import { createMessages } from '../layouts/messages.ts';
import { identityOf } from '../site-state.ts';
import { type EndingSite, leaveSession, tellSessionEnd } from './session-end.ts';

const { session } = browserStorage();
const goTo = vi.fn<EndingSite['goTo']>();
const title = 'Your session has ended. Log in again.';

beforeEach(async () => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
  vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  await Promise.all([commonTexts.load('eng'), navigationTexts.load('eng')]);
});

function endingSite(pageName = 'ticketList', { isApplication = false, init = siteInit() } = {}): EndingSite {
  return {
    goTo,
    isApplication,
    messages: createMessages(),
    router: () =>
      ({ get: () => ({ page: { name: pageName, params: {} } }) }) as unknown as ReturnType<EndingSite['router']>,
    state: { get: () => ({ language: 'eng', init }) } as EndingSite['state'],
  };
}

test.each<[string, string]>([
  ['nothing', ''],
  ['cart', 'Your cart has been emptied.'],
  ['purchase', 'Your order was not placed, and your cart has been emptied.'],
])('a session that took %s along is told once, with the way to the login', async (lost, text) => {
  const site = endingSite();
  session.set('sessionEnded', lost);
  await tellSessionEnd(site);
  expect(site.messages.get()).toMatchObject({ title, text, action: { label: 'Log in' } });
  site.messages.get()?.action?.onSelect();
  expect(goTo.mock.calls).toEqual([['login']]);
  expect(site.messages.get()).toBeUndefined();
  await tellSessionEnd(site);
  expect(site.messages.get()).toBeUndefined();
});

test('a page for members goes to the login, which says why', async () => {
  const site = endingSite('myTicket');
  session.set('sessionEnded', 'cart');
  leaveSession(site);
  expect(goTo.mock.calls).toEqual([['login']]);
  await vi.waitFor(() => expect(site.messages.get()?.title).toBe(title));
  expect(site.messages.get()?.action).toBeUndefined();
});

test('the login page itself offers no link to the login', async () => {
  const site = endingSite('login');
  session.set('sessionEnded', 'cart');
  await tellSessionEnd(site);
  expect(site.messages.get()).toMatchObject({ title });
  expect(site.messages.get()?.action).toBeUndefined();
});

test('inside the app the end is reported to the app, and no message is left [AUTH-026]', () => {
  const open = vi.fn();
  vi.stubGlobal('hirobaApp', { open });
  session.set('sessionEnded', 'cart');
  leaveSession(endingSite('myTicket', { isApplication: true }));
  expect(open.mock.calls).toEqual([['eventapp://token-error']]);
  expect(session.get('sessionEnded')).toBeUndefined();
  expect(goTo).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test.each(['liveChat', 'liveChatContact'])('the page %s goes to the error page', (page) => {
  leaveSession(endingSite(page));
  expect(goTo.mock.calls).toEqual([['error']]);
});

test('a site that begins with the login goes to it, unless the visitor skipped it', () => {
  const { login, ...init } = siteInit();
  const asks = { ...login, isEnabled: true, isRequiredAtStartup: true, isEnabledSkipAtStartup: true };
  const site = endingSite('home', { init: { ...init, login: asks } });
  leaveSession(site);
  expect(goTo.mock.calls).toEqual([['login']]);
  session.set(loginSkipKey(identityOf(site.state.get().init)), '1');
  leaveSession(site);
  expect(window.location.reload).toHaveBeenCalledOnce();
});

test('an open page is loaded again, and the message waits for it [AUTH-029]', () => {
  const site = endingSite();
  session.set('sessionEnded', 'cart');
  leaveSession(site);
  expect(window.location.reload).toHaveBeenCalledOnce();
  expect(site.messages.get()).toBeUndefined();
  expect(session.get('sessionEnded')).toBe('cart');
});
