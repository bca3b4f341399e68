// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { browserSite } from '../../../test/browser-site.ts';
import { siteInit } from '../../../test/site-init.ts';
import { testPersonal } from '../../../test/test-personal.ts';
import { watchMember } from './member-watch.ts';

const init = siteInit();
const { realmKey } = init.login;
const { local } = browserStorage();
const session = createMemberSession(local);

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  session.store(realmKey, { accessToken: 'a', refreshToken: 'a' });
});
afterEach(() => void vi.useRealTimers());

/** What the storage of this tab tells of another tab. */
const tell = (...keys: (string | null)[]): void => {
  for (const key of keys) window.dispatchEvent(Object.assign(new Event('storage'), { key }));
};

function watched(personal: ReturnType<typeof testPersonal> | undefined) {
  const made = browserSite({
    state: { init, personal, phase: 'ready' },
    answers: { readPersonal: () => ({ data: testPersonal() }) },
  });
  watchMember(made.site);
  return made;
}

test('a page of a member asks whose new tokens are as soon as the last of them is written, without a timer', () => {
  const { called } = watched(testPersonal());
  session.store(realmKey, { accessToken: 'b', refreshToken: 'b' });
  tell('memberRealm', 'accessToken');
  expect(called()).toEqual([]);
  tell('refreshToken');
  expect(called()).toEqual(['readPersonal']);
  vi.runAllTimers();
  expect(called()).toEqual(['readPersonal']);
});

test('tokens whose last one does not change are seen in a moment, and others never', () => {
  const { called } = watched(testPersonal());
  local.set('accessToken', 'b');
  tell('storageLogData');
  vi.runAllTimers();
  expect(called()).toEqual([]);
  tell('accessToken');
  vi.advanceTimersByTime(50);
  expect(called()).toEqual(['readPersonal']);
});

test('a page of a visitor becomes that of the member who logs in beside it', async () => {
  window.localStorage.clear();
  const { site, called } = watched(undefined);
  session.store(realmKey, { accessToken: 'b', refreshToken: 'b' });
  tell('memberRealm', 'accessToken', 'refreshToken');
  await vi.waitFor(() => expect(site.state.get().personal).toBeDefined());
  expect(called()).toContain('readPersonal');
});

test('a page of a member whose tokens are gone shows nothing of the member', () => {
  const { site } = watched(testPersonal());
  window.localStorage.clear();
  tell(null);
  expect(site.state.get().personal).toBeUndefined();
  expect(browserStorage().session.get('sessionEnded')).toBe('elsewhere');
});
