// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPassed } from '#features/account/rules/passed-doors.ts';
import { isLoginSkipped, skipLogin } from '#features/account/web/login-skip.ts';
import { previewFrameName } from '#kernel/preview-path.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { siteInit } from '../../../test/site-init.ts';
import { arriveAtDoor } from './arrive-at-door.ts';
import { tellPassesOfDoors } from './passed-doors.ts';

const asked = '/web/event/32/module/information/10?page=2';
const home = '/web/event/32';
const skippable = siteInit({
  event: { portalId: 0, eventId: 32 } as never,
  login: { isEnabled: true, isRequiredAtStartup: true, isEnabledSkipAtStartup: true, realmKey: 'event/32' } as never,
});
const doorOf = (name: 'login' | 'verify') => ({
  name,
  params: {},
  screen: 'door',
  data: { asked, own: `${home}/${name === 'login' ? 'users/login' : 'verify'}` },
});
const reload = vi.fn<() => void>();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of ['passed-doors', 'login-skipped']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  window.name = '';
  window.history.replaceState(null, '', `${asked}#there`);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockReset();
});
const begin = () => {
  tellPassesOfDoors();
  return arriveAtDoor({ name: 'home', params: {}, screen: undefined }, { init: skippable });
};
const says = () => readPassed(document.cookie);
const destination = () => browserStorage().session.get('destination_url');
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('a browser tells what it has passed', () => {
  test('as it begins, and at once when it passes another door or leaves one', () => {
    const { local } = browserStorage();
    local.set('accessToken', 'a');
    begin();
    expect(says()).toEqual({ isMember: true, codes: [], skipped: [] });
    local.set('event-passcode', '123456');
    expect(says()).toEqual({ isMember: true, codes: ['event'], skipped: [] });
    local.remove('accessToken');
    local.remove('event-passcode');
    expect(says()).toEqual({ isMember: false, codes: [], skipped: [] });
  });

  test('and has skipped the login of a site for the whole visit, where that began without scripts or in another tab', () => {
    document.cookie = 'login-skipped=event-32; Path=/';
    begin();
    expect(window.sessionStorage.getItem('loginSkip/event/32')).toBe('1');
    expect(isLoginSkipped({ portalId: 0, eventId: 32 })).toBe(true);
  });

  test('but not from the frame of a preview, which knows nothing of it', () => {
    browserStorage().local.set('accessToken', 'a');
    begin();
    window.name = previewFrameName;
    window.localStorage.clear();
    begin();
    expect(says().isMember).toBe(true);
  });
});

describe('a door at the address of a page', () => {
  test.each(['login', 'verify'] as const)(
    'gets its own address, and the other is where the visitor wanted to go: %s',
    (name) => {
      expect(arriveAtDoor(doorOf(name), { init: skippable })).toBeUndefined();
      expect([address(), destination()]).toEqual([doorOf(name).data.own, `${window.location.origin}${asked}#there`]);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['login', 'accessToken'],
    ['verify', 'event-passcode'],
  ] as const)('%s goes away once where the browser has %s and has not said so', (name, key) => {
    window.localStorage.setItem(key, '123456');
    window.localStorage.setItem('memberRealm', skippable.login.realmKey);
    expect(arriveAtDoor(doorOf(name), { init: skippable })).toBe('reload');
    expect(reload).toHaveBeenCalledOnce();
    expect(address()).toBe(`${asked}#there`);
    // The same door again: the cookie did not help, so the browser goes on from here.
    expect(arriveAtDoor(doorOf(name), { init: skippable })).toEqual({
      href: `${window.location.origin}${asked}#there`,
    });
    expect([reload.mock.calls.length, destination()]).toEqual([1, undefined]);
  });

  test('is past where the login was skipped, as far as it may be', () => {
    skipLogin({ portalId: 0, eventId: 32 });
    document.cookie = 'login-skipped=; Max-Age=0; Path=/';
    expect(isLoginSkipped({ portalId: 0, eventId: 32 })).toBe(true);
    const strict = { ...skippable, login: { ...skippable.login, isEnabledSkipAtStartup: false } };
    expect(arriveAtDoor(doorOf('login'), { init: strict })).toBeUndefined();
    window.history.replaceState(null, '', asked);
    expect(arriveAtDoor(doorOf('login'), { init: skippable })).toBe('reload');
    expect(says().skipped).toEqual(['event-32']);
  });

  test('is none at its own address, nor is any other page', () => {
    for (const page of [
      { name: 'login', params: {}, screen: 'door', data: null },
      { name: 'home', params: {}, screen: undefined },
      { name: 'home', params: {}, screen: 'home', data: { own: '/elsewhere' } },
    ] as const) {
      expect(arriveAtDoor(page, { init: skippable })).toBeUndefined();
      expect([address(), destination()]).toEqual([`${asked}#there`, undefined]);
    }
  });
});
