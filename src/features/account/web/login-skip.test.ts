// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { skippedCookie } from '../rules/passed-doors.ts';
import { isLoginSkipped, skipLogin } from './login-skip.ts';

test.each([
  [{ portalId: 1, eventId: 11 }, 'loginSkip/event/11'],
  [{ portalId: 0, eventId: 11 }, 'loginSkip/event/11'],
  [{ portalId: 1 }, 'loginSkip/portal/1'],
  [{ portalId: 0 }, 'loginSkip/portal/0'],
])('a login skipped at %j is remembered as %s, for this site alone [ACCESS-022]', (site, key) => {
  window.sessionStorage.clear();
  document.cookie = `${skippedCookie}=; Max-Age=0; Path=/`;
  expect(isLoginSkipped(site)).toBe(false);
  skipLogin(site);
  expect(Object.keys(window.sessionStorage)).toEqual([key]);
  expect([isLoginSkipped(site), isLoginSkipped({ portalId: 7 }), isLoginSkipped({ portalId: 1, eventId: 12 })]).toEqual(
    [true, false, false],
  );
  // In another tab, and without scripts, it is remembered by the cookie.
  window.sessionStorage.clear();
  expect([isLoginSkipped(site), isLoginSkipped({ portalId: 7 })]).toEqual([true, false]);
  document.cookie = `${skippedCookie}=; Max-Age=0; Path=/`;
  expect(isLoginSkipped(site)).toBe(false);
});
