import { isIP } from 'node:net';
import type { RequestHead } from './request-head.ts';

/** A proxy says by one of them that it is there. */
const ofProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a program of this machine asks. Behind a proxy on it all connections come from here: then the address counts
 * that the proxy names, if it is believed.
 */
export function isFromThisMachine(
  { remoteAddress, header }: Pick<RequestHead, 'remoteAddress' | 'header'>,
  { clientAddress, trustProxy }: { clientAddress: string; trustProxy: boolean },
): boolean {
  const isPassedOn = ofProxies.some((name) => header(name) !== undefined);
  if (!isPassedOn) return isLoopback(remoteAddress);
  return trustProxy && header('x-forwarded-for') !== undefined && isLoopback(clientAddress);
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 4 ? plain.startsWith('127.') : plain === '::1';
}
