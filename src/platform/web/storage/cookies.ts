import type { CookieName } from './storage-keys.ts';

export interface Cookies {
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string, lifetimeSeconds: number): void;
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

/** The value of a cookie in a Cookie header or `document.cookie`; a value that cannot be decoded counts as absent. */
export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** As `document.cookie` takes it. The whole host shares it. */
export function writeCookie(name: string, value: string, lifetimeSeconds: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`;
}
