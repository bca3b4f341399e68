// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { fakeApi } from '../../../../test/fake-api.ts';
import { createMemberAccess } from './member-access.ts';

const facts = () => ({ site: { portalId: 1 }, realmKey: 'portal/1' });
const session = () => createMemberSession(browserStorage().local);
const tokens = (name: string) => ({ accessToken: name, refreshToken: `${name}-again` });
type Locks = Parameters<typeof createMemberAccess>[1];

function access({ answer, locks }: { answer?: Error; locks?: object } = {}) {
  const { api, calls } = fakeApi({ refreshSession: () => answer ?? { data: tokens('new') } });
  return { access: createMemberAccess(facts, locks as Locks), api, calls };
}

beforeEach(() => window.localStorage.clear());

test('a token of another realm is none of this site', () => {
  session().store('portal/2', tokens('other'));
  expect(access().access.token()).toBeUndefined();
  session().store('portal/1', tokens('own'));
  expect(access().access.token()).toBe('own');
});

test('an expired token is renewed by the token beside it [AUTH-022]', async () => {
  session().store('portal/1', tokens('old'));
  const { access: members, api, calls } = access();
  expect(await members.refresh(api, 'old')).toBe(true);
  expect(calls).toMatchObject([{ name: 'refreshSession', body: { refresh_token: 'old-again' } }]);
  expect(members.token()).toBe('new');
});

test('tokens that another tab has renewed are taken as they are, and a visitor has none to renew', async () => {
  const { access: members, api, calls } = access();
  expect(await members.refresh(api, 'old')).toBe(false);
  session().store('portal/1', tokens('of another tab'));
  expect(await members.refresh(api, 'old')).toBe(true);
  expect(calls).toEqual([]);
});

test('a session that has ended is not renewed; a failure is none of the session', async () => {
  session().store('portal/1', tokens('old'));
  const ended = access({ answer: new CallError(552, '') });
  expect(await ended.access.refresh(ended.api, 'old')).toBe(false);
  const failed = access({ answer: new CallError(500, '') });
  await expect(failed.access.refresh(failed.api, 'old')).rejects.toThrow(CallError);
});

test('the tabs of a browser renew one after the other; one that refuses locks renews without', async () => {
  session().store('portal/1', tokens('old'));
  const request = vi.fn((_: string, work: () => Promise<boolean>) => work());
  const held = access({ locks: { request } });
  expect(await held.access.refresh(held.api, 'old')).toBe(true);
  expect(request).toHaveBeenCalledOnce();
  const refused = access({ locks: { request: () => Promise.reject(new Error('denied')) } });
  expect(await refused.access.refresh(refused.api, 'new')).toBe(true);
  expect(refused.calls).toHaveLength(1);
});
