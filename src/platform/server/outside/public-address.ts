import { BlockList, isIP } from 'node:net';

/** IPv4 addresses that are not of the internet at large (IANA's special-purpose registry, multicast, reserved). */
const specialIPv4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of the IPv6 addresses that are given out: what is none of a machine, and what carries an IPv4 address (6to4, Teredo). */
const specialIPv6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, prefix] of specialIPv4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of specialIPv6) special.addSubnet(net, prefix, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');
/** How a network of IPv6 alone reaches IPv4 (NAT64, RFC 6052): the IPv4 address stands in the last 32 bits. */
const translated = new BlockList();
translated.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether an IP address belongs to the internet, and to nothing on this machine or in its networks. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  // A zone names a network card.
  if (version === 0 || address.includes('%')) return false;
  if (version === 4) return !special.check(address, 'ipv4');
  if (translated.check(address, 'ipv6')) return !special.check(lastAsIPv4(address), 'ipv4');
  return givenOut.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether the host of a URL is this machine or a number that is not public; what other names mean is seen when they are called. */
export function isNearHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return /(?:^|\.)localhost$/i.test(host) || (isIP(host) !== 0 && !isPublicAddress(host));
}

function lastAsIPv4(address: string): string {
  // The parser of addresses writes both of the last groups in hexadecimal figures.
  const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1).split(':').slice(-2);
  const bits = groups.reduce((sum, group) => sum * 0x1_00_00 + Number.parseInt(group || '0', 16), 0);
  return [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join('.');
}
