import { readCookie, writeCookie } from '#kernel/cookie.ts';
import type { CookieName } from './storage-keys.ts';

export interface Cookies {
  get(name: CookieName): string | undefined;
  /** Without a lifetime until the session of the browser ends. */
  set(name: CookieName, value: string, lifetimeSeconds: number | undefined): void;
}

/** The home of cookies: `document`, and whether the page came by https. */
export interface CookieJar {
  document: { cookie: string };
  isSecure: boolean;
}

export function createCookies({ document, isSecure }: CookieJar): Cookies {
  return {
    get(name) {
      try {
        return readCookie(document.cookie, name);
      } catch {
        return undefined;
      }
    },
    set(name, value, lifetimeSeconds) {
      try {
        document.cookie = writeCookie(name, value, lifetimeSeconds, isSecure);
      } catch {
        // A sandboxed frame has no cookies; the choice then holds for this page only.
      }
    },
  };
}
