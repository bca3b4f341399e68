import { baseOf } from '#kernel/site-path.ts';
import type { RequestContext } from './request-context.ts';

/** The path and query of this host to which a form leads back; the host's home in place of any other address. */
export function wayBack(next: string, { host, hostSite, protocol }: RequestContext): string {
  const origin = `${protocol}://${host}`;
  const url = URL.parse(next, origin);
  const isHere = next.startsWith('/') && url?.host === host && !url.pathname.startsWith('//');
  return isHere ? url.pathname + url.search : `${baseOf(hostSite)}/`;
}
