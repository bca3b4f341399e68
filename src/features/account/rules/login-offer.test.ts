import { expect, test } from 'vitest';
import { type LoginSetting, type LoginVisit, loginOffer } from './login-offer.ts';

const plain: LoginSetting = { isRequiredAtStartup: false, isEnabledSkipAtStartup: false, authMethod: null };
const required: LoginSetting = { ...plain, isRequiredAtStartup: true, isEnabledSkipAtStartup: true };
const visit: LoginVisit = { isApplication: false, hasSkipped: false };

test.each<[string, LoginSetting, LoginVisit, boolean]>([
  ['asked at start-up, with the flag on', required, visit, true],
  ['asked at start-up, with the flag off', { ...required, isEnabledSkipAtStartup: false }, visit, false],
  ['not asked at start-up', { ...required, isRequiredAtStartup: false }, visit, false],
  ['skipped before: something else needs the login', required, { ...visit, hasSkipped: true }, false],
])('the login that is %s: can it be skipped? [ACCESS-021]', (_, login, own, canSkip) => {
  expect(loginOffer(login, own)).toEqual({ kind: 'form', identity: undefined, canSkip });
});

test.each(['Bnid', 'OpenId', 'Jid'] as const)('the site’s identity provider %s has its button [AUTH-012]', (method) => {
  expect(loginOffer({ ...plain, authMethod: method }, visit)).toMatchObject({ kind: 'form', identity: method });
});

test('in the app there is no login form, whatever the site asks for [APP-003]', () => {
  expect(loginOffer({ ...required, authMethod: 'Jid' }, { ...visit, isApplication: true })).toEqual({ kind: 'app' });
});
