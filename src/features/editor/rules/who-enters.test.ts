import { expect, test } from 'vitest';
import { whoEnters } from './who-enters.ts';

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
