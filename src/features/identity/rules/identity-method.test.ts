import { expect, test } from 'vitest';
import { identityMethods, methodOf, openKeys } from './identity-method.ts';

test('the methods are Bnid, OpenId and Jid, each with the key of the spec [AUTH-012, AUTH-016]', () => {
  expect(identityMethods).toEqual(['Bnid', 'OpenId', 'Jid']);
  expect(openKeys).toEqual({ Bnid: 'openBNID', OpenId: 'openOPENID', Jid: 'openJID' });
});

test.each([
  ['bnid', 'Bnid'],
  ['openid', 'OpenId'],
  ['JID', 'Jid'],
  ['OpenId', 'OpenId'],
])('%s in an address is %s', (text, method) => {
  expect(methodOf(text)).toBe(method);
});

test.each(['', 'google', 'openid ', 'ＪＩＤ', '__proto__'])('%j is no method', (text) => {
  expect(methodOf(text)).toBeUndefined();
});
