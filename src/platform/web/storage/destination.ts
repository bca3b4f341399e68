import type { SessionStorage } from './safe-storage.ts';

/** Keeps the address that a visitor wanted while a passcode or a login is asked for. */
export function rememberDestination(session: SessionStorage, href: string): void {
  session.set('destination_url', href);
}

/** The address that the visitor wanted, once; undefined for an address of another origin. */
export function takeDestination(session: SessionStorage, origin: string): string | undefined {
  const stored = session.get('destination_url');
  session.remove('destination_url');
  return stored === undefined ? undefined : sameOriginPath(stored, origin);
}

/** The path of an address on this origin; undefined for every other, so that no address leads the visitor elsewhere. */
export function sameOriginPath(href: string, origin: string): string | undefined {
  if (!URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  // A path of two slashes would name another host once it stands alone.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
