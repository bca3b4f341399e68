import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksLoginAtStartUp, isForMembersOnly } from '#features/doors/rules/login-lock.ts';
import { changesForLogin, changesForStart, hasLogin, startOf, starts, whoEnters } from './who-enters.ts';

const members = { isEnabled: true, isRequiredAtStartup: true };

test.each([
  [{}, 'everybody', false],
  [null, 'everybody', false],
  [{ login: members }, 'members', false],
  [{ login: { ...members, isEnabledSkipAtStartup: true } }, 'everybody', false],
  [{ login: { ...members, isEnabled: false } }, 'everybody', false],
  [{ usePasscodeLock: true }, 'everybody', true],
  [{ usePasscodeLock: true, login: members }, 'members', true],
  [{ isInvitingEvent: true, login: members }, 'invited', false],
] as const)('%o lets in %s, with a code: %s', (settings, who, needsCode) => {
  expect(whoEnters(settings)).toEqual({ who, needsCode });
});

test.each([
  [{}, 'open'],
  [{ login: { isEnabled: true } }, 'open'],
  [{ login: { ...members, isEnabledSkipAtStartup: true } }, 'offered'],
  [{ login: members }, 'members'],
  [{ login: {}, isInvitingEvent: true }, 'invited'],
] as const)('%o begins as %s', (settings, start) => {
  expect(startOf(settings)).toBe(start);
});

interface Doors {
  login: { isEnabled: boolean; isRequiredAtStartup: boolean; isEnabledSkipAtStartup: boolean };
  isInvitingEvent: boolean;
}
const flag = fc.boolean();
const doors = fc.record<Doors>({
  login: fc.record({ isEnabled: flag, isRequiredAtStartup: flag, isEnabledSkipAtStartup: flag }),
  isInvitingEvent: flag,
});

function changed(settings: Doors, changes: ReturnType<typeof changesForStart>): Doors {
  const copy = structuredClone(settings);
  for (const [path, value] of changes) {
    const [first = '', second] = path;
    Object.assign(second === undefined ? copy : copy.login, { [second ?? first]: value });
  }
  return copy;
}

test('says of every setting what the doors of visitors make of it', () => {
  fc.assert(
    fc.property(doors, (settings) => {
      const { who } = whoEnters(settings);
      const asks = (isSkipped: boolean): boolean => asksLoginAtStartUp(settings, isSkipped);
      expect(who === 'everybody').toBe(!asks(true));
      expect(who === 'members').toBe(!settings.isInvitingEvent && isForMembersOnly(settings.login));
      expect(startOf(settings) === 'open').toBe(!asks(false));
    }),
  );
});

test('a choice is what was chosen, whatever stood there, and always has the login that it asks for', () => {
  fc.assert(
    fc.property(doors, fc.constantFrom(...starts), (settings, start) => {
      const after = changed(settings, changesForStart(start));
      expect(startOf(after)).toBe(start);
      expect(hasLogin(after)).toBe(start !== 'open' || settings.login.isEnabled);
    }),
  );
});

test('a site whose login goes lets in everybody, and comes back as an open one', () => {
  fc.assert(
    fc.property(doors, (settings) => {
      const off = changed(settings, changesForLogin(false));
      expect([hasLogin(off), startOf(off)]).toEqual([false, 'open']);
      expect(startOf(changed(off, changesForLogin(true)))).toBe('open');
    }),
  );
});
