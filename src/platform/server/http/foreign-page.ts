import type { RequestHead } from './request-head.ts';

type Sent = Pick<RequestHead, 'header'>;

/**
 * Whether a page of another site made the request, as its browser says. Every browser of today sends one of the two
 * headers with a POST; apps and programs send none, and carry nothing of a visitor's that a page could use.
 */
export function isOfForeignPage({ header }: Sent, isOwnHost: (host: string) => boolean): boolean {
  const site = header('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return false;
  const origin = header('origin');
  if (site === undefined && origin === undefined) return false;
  const url = /^https?:\/\//.test(origin ?? '') ? URL.parse(origin ?? '') : null;
  return url === null || !isOwnHost(url.host);
}
