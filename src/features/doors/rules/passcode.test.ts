import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPasscode, passcodeKey, readPasscode } from './passcode.ts';
import { decideAfterCheck, decideEntry, initialPasscodeState } from './passcode-entry.ts';

describe('a passcode', () => {
  test('is exactly six digits [ACCESS-011]', () => {
    for (const good of ['012345', '000000', '999999']) expect(isPasscode(good)).toBe(true);
    const bad = [
      '',
      '12345',
      '1234567',
      'abcdef',
      '12345a',
      '１２３４５６',
      ' 12345',
      '12345\n',
      '123456\n',
      undefined,
      123_456,
    ];
    for (const text of bad) expect(isPasscode(text)).toBe(false);
  });

  test('may be typed with full-width digits and with separators', () => {
    expect(readPasscode('１２３４５６')).toBe('123456');
    expect(readPasscode(' 123 456 ')).toBe('123456');
    expect(readPasscode('123-456')).toBe('123456');
    expect(readPasscode('１２３－４５６')).toBe('123456');
    expect(readPasscode('12a456')).toBe('12a456');
    fc.assert(fc.property(fc.string(), (typed) => readPasscode(readPasscode(typed)) === readPasscode(typed)));
  });

  test('of an event is stored apart from that of its portal [ACCESS-008]', () => {
    expect(passcodeKey({ portalId: 1, eventId: 11 })).toBe('event-passcode');
    expect(passcodeKey({ portalId: 0, eventId: 12 })).toBe('event-passcode');
    expect(passcodeKey({ portalId: 1 })).toBe('portal-passcode');
  });
});

describe('at the door', () => {
  test('a site without a lock counts as verified from the start [ACCESS-002]', () => {
    expect(initialPasscodeState(false)).toBe('verified');
  });

  test('a site with a lock does not count as verified from the start [ACCESS-003]', () => {
    expect(initialPasscodeState(true)).toBe('notVerified');
  });

  test.each([
    ['verified', undefined, false, 'enter'],
    ['verified', '123456', false, 'enter'],
    ['verified', undefined, true, 'goToTop'],
    ['verified', '123456', true, 'goToTop'],
    ['notVerified', undefined, false, 'goToVerify'],
    ['notVerified', '123456', false, 'checkStored'],
    ['notVerified', 'garbage', false, 'goToVerify'],
    ['notVerified', undefined, true, 'ask'],
    ['notVerified', '123456', true, 'checkStored'],
    ['notVerified', 'garbage', true, 'ask'],
  ] as const)(
    'a visitor who is %s, with %s stored, at /verify %s: %s [ACCESS-004, ACCESS-005, ACCESS-009]',
    (state, stored, isVerifyPage, expected) => {
      expect(decideEntry({ state, stored, isVerifyPage })).toBe(expected);
    },
  );

  test('the stored code opens the site, or the start-up stops at /verify [ACCESS-006, ACCESS-007]', () => {
    expect(decideAfterCheck(true, false)).toBe('enter');
    expect(decideAfterCheck(true, true)).toBe('goToTop');
    expect(decideAfterCheck(false, false)).toBe('goToVerify');
    expect(decideAfterCheck(false, true)).toBe('ask');
  });
});
