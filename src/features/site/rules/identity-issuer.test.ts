import { expect, test } from 'vitest';
import { isIssuer } from './identity-issuer.ts';

test.each([
  'https://accounts.google.com',
  'https://id.example.jp/realms/hiroba',
  'https://id.example.jp:8443/',
  'http://localhost:9000',
  'http://127.0.0.1:9000/idp',
  'http://[::1]:9000',
  'demo',
])('takes %s for an issuer [AUTH-015]', (issuer) => {
  expect(isIssuer(issuer)).toBe(true);
});

test.each([
  '',
  'id.example.jp',
  'http://id.example.jp',
  'http://localhost.example.jp',
  'http://127.0.0.1.example.jp',
  'https://user:word@id.example.jp',
  'https://user@id.example.jp',
  'https://id.example.jp?tenant=1',
  'https://id.example.jp#a',
  'https://id.example.jp\\evil',
  'https://id example.jp',
  'https://',
  'ftp://id.example.jp',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'Demo',
])('does not take %j for an issuer [AUTH-015]', (issuer) => {
  expect(isIssuer(issuer)).toBe(false);
});
