import { expect, test } from 'vitest';
import { type LoginSetting, loginOffer } from './login-offer.ts';

const plain: LoginSetting = { isRequiredAtStartup: false, isEnabledSkipAtStartup: false, authMethod: null };
const required: LoginSetting = { ...plain, isRequiredAtStartup: true, isEnabledSkipAtStartup: true };

test.each<[string, LoginSetting, boolean, boolean]>([
  ['asked at start-up, with the flag on', required, false, true],
  ['asked at start-up, with the flag off', { ...required, isEnabledSkipAtStartup: false }, false, false],
  ['not asked at start-up', { ...required, isRequiredAtStartup: false }, false, false],
  ['skipped before: something else needs the login', required, true, false],
])('whether a visitor may skip the login that is %s [ACCESS-021]', (_, login, hasSkipped, canSkip) => {
  expect(loginOffer(login, hasSkipped)).toEqual({ identity: undefined, canSkip });
});

test.each(['Bnid', 'OpenId', 'Jid'] as const)('the site’s identity provider %s has its button [AUTH-012]', (method) => {
  expect(loginOffer({ ...plain, authMethod: method }, false)).toEqual({ identity: method, canSkip: false });
});
