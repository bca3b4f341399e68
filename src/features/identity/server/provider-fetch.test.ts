import { expect, test } from 'vitest';
import { isNear } from './provider-fetch.ts';

const hostOf = (host: string): string => new URL(`https://${host}/`).hostname;

test.each([
  'localhost',
  'a.localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
])('%s is near: a provider may not send us there', (host) => {
  expect(isNear(hostOf(host))).toBe(true);
});

test.each([
  'id.example.jp',
  '172.32.0.1',
  '11.0.0.1',
  '192.0.2.1',
  '10.example.jp',
  'localhost.example.jp',
  '[2001:db8::1]',
])('%s is not near', (host) => {
  expect(isNear(hostOf(host))).toBe(false);
});
