import { createHash, timingSafeEqual } from 'node:crypto';

/** The token that a site's pages send along with their log records: SHA-256 of the site's host, in hex (core 7). */
export function domainToken(host: string): string {
  return createHash('sha256').update(host).digest('hex');
}

export function isDomainToken(host: string, token: string): boolean {
  return (
    /^[0-9a-f]{64}$/i.test(token) && timingSafeEqual(Buffer.from(domainToken(host), 'hex'), Buffer.from(token, 'hex'))
  );
}
