import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNearHost, isPublicAddress } from './public-address.ts';

/** As `URL` writes it: short and odd forms of a number become the usual one. */
const hostOf = (host: string): string => new URL(`https://${host}/`).hostname;

describe('a host', () => {
  test.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.170',
    '192.168.1.1',
    '198.18.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:169.254.169.254]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::10.0.0.1]',
    '[64:ff9b::]',
    '[64:ff9b:1::8.8.8.8]',
    '[2002:7f00:1::]',
    '[2001:0:53aa:64c::]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[2001:db8::1]',
  ])('%s is near', (host) => {
    expect(isNearHost(hostOf(host))).toBe(true);
  });

  test.each([
    'id.example.jp',
    '172.32.0.1',
    '172.15.255.255',
    '11.0.0.1',
    '100.128.0.1',
    '8.8.8.8',
    '10.example.jp',
    'localhost.example.jp',
    'notlocalhost',
    '[2606:4700::1111]',
    '[2001:200::1]',
    '[64:ff9b::8.8.8.8]',
  ])('%s is not', (host) => {
    expect(isNearHost(hostOf(host))).toBe(false);
  });
});

test('whatever is no address, or names a card, is not public', () => {
  for (const text of ['', 'example.jp', '1.2.3', 'fe80::1%eth0', '2606:4700::1111%eth0', '8.8.8.8/24']) {
    expect([text, isPublicAddress(text)]).toEqual([text, false]);
  }
});

test('an IPv4 address says the same when it is translated to IPv6, and nothing when it is mapped', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(`64:ff9b::${address}`)).toBe(isPublicAddress(address));
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
    }),
  );
});
