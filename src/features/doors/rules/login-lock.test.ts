import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksLoginAtStartUp, isForMembersOnly, isLoginLocked } from './login-lock.ts';

const entry = (contentId: number, isEnabled: boolean, detailIds: number[] | null = null) => ({
  contentId,
  detailSetting: { isEnabled, detailIds },
});
const lock = [entry(3, true), entry(4, true, [2, 5]), entry(6, false), entry(7, false), entry(7, true, [1])];

test.each([
  [3, undefined, true],
  [3, 9, true],
  [4, undefined, false],
  [4, 2, true],
  [4, 5, true],
  [4, 3, false],
  [6, undefined, false],
  [6, 1, false],
  [7, 1, true],
  [8, 2, false],
])('content %i, detail %s is locked: %s [ACCESS-023, ACCESS-024, ACCESS-025]', (contentId, detailId, isLocked) => {
  expect(isLoginLocked({ isEnabled: true, lock }, contentId, detailId)).toBe(isLocked);
});

const anyLock = fc.array(
  fc.record({
    contentId: fc.nat(5),
    detailSetting: fc.record({ isEnabled: fc.boolean(), detailIds: fc.option(fc.array(fc.nat(5)), { nil: null }) }),
  }),
);
const anyDetail = fc.option(fc.nat(5), { nil: undefined });

test('with login disabled nothing is locked, even with lock entries [ACCESS-026]', () => {
  fc.assert(
    fc.property(anyLock, fc.nat(5), anyDetail, (any, contentId, detailId) => {
      expect(isLoginLocked({ isEnabled: false, lock: any }, contentId, detailId)).toBe(false);
    }),
  );
});

test('a lock of a content covers each of its details, and a further entry never opens anything [ACCESS-025]', () => {
  fc.assert(
    fc.property(anyLock, fc.nat(5), anyDetail, (any, contentId, detailId) => {
      const base = { isEnabled: true, lock: any };
      if (isLoginLocked(base, contentId)) expect(isLoginLocked(base, contentId, detailId)).toBe(true);
      const more = { isEnabled: true, lock: [...any, entry(contentId, true)] };
      expect(isLoginLocked(more, contentId, detailId)).toBe(true);
    }),
  );
});

test.each([
  [undefined, false],
  [{}, false],
  [{ isEnabled: true }, false],
  [{ isEnabled: true, isRequiredAtStartup: true }, true],
  [{ isEnabled: true, isRequiredAtStartup: true, isEnabledSkipAtStartup: false }, true],
  [{ isEnabled: true, isRequiredAtStartup: true, isEnabledSkipAtStartup: true }, false],
  [{ isEnabled: false, isRequiredAtStartup: true }, false],
])('a site with the login %o is for members only: %s [ACCESS-020, ACCESS-021]', (login, expected) => {
  expect(isForMembersOnly(login)).toBe(expected);
});

describe('a login at start-up', () => {
  const login = (isEnabled: boolean, isRequiredAtStartup: boolean, isEnabledSkipAtStartup: boolean) => ({
    isEnabled,
    isRequiredAtStartup,
    isEnabledSkipAtStartup,
  });
  test.each([
    ['required', login(true, true, false), false, false, true],
    ['required, and skipped although that is not allowed', login(true, true, false), false, true, true],
    ['required, and may be skipped', login(true, true, true), false, false, true],
    ['skipped', login(true, true, true), false, true, false],
    ['not required', login(true, false, true), false, false, false],
    ['required at a site without login', login(false, true, false), false, false, false],
    ['of an invite-only event', login(true, false, false), true, false, true],
    ['of an invite-only event, skipped', login(true, true, true), true, true, true],
  ])(
    '%s is asked for as it should be [ACCESS-016, ACCESS-020, ACCESS-021, ACCESS-022]',
    (_, own, isInvitingEvent, isSkipped, asked) => {
      expect(asksLoginAtStartUp({ login: own, isInvitingEvent }, isSkipped)).toBe(asked);
    },
  );
});
