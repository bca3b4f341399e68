// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionTokens } from '#web/storage/member-session.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { pageContext } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { logOut } from './log-out.ts';

const assign = vi.fn<(href: string) => void>();
const tokens: SessionTokens = { accessToken: 'a', refreshToken: 'r' };
const session = createMemberSession(browserStorage().local);
const realm = siteInit().login.realmKey;

beforeEach(() => {
  window.localStorage.clear();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation((href) => assign(String(href)));
  session.store(realm, tokens);
});

test('ends the session on the server and in the browser, and shows the top to a visitor [AUTH-002]', async () => {
  browserStorage().local.set('ticketCart', '[]');
  const { api, calls } = fakeApi({ logOut: () => ({ data: { done: true } }) });
  await logOut(pageContext({ api, ...inEvent }));
  expect(calls).toMatchObject([{ name: 'logOut', params: { portalId: 1, eventId: 11 } }]);
  expect(session.tokens(realm)).toBeUndefined();
  expect(browserStorage().local.get('ticketCart')).toBeUndefined();
  expect(assign.mock.calls).toEqual([['/web/portal/1/event/11']]);
});

test('ends the session in the browser even when the server cannot be reached', async () => {
  const { api } = fakeApi({ logOut: () => new Error('offline') });
  await logOut(pageContext({ api }));
  expect(session.tokens(realm)).toBeUndefined();
  expect(assign).toHaveBeenCalledTimes(1);
});

test('leaves the sessions of other realms alone', async () => {
  session.store('portal/9', { accessToken: 'b', refreshToken: 's' });
  session.store(realm, tokens);
  const { api } = fakeApi({ logOut: () => ({ data: { done: true } }) });
  await logOut(pageContext({ api }));
  expect(session.tokens('portal/9')).toEqual({ accessToken: 'b', refreshToken: 's' });
});
