import { type Cookies, createCookies } from './cookies.ts';
import { createSafeStorage, type LocalStorage, type SessionStorage } from './safe-storage.ts';

export interface BrowserStorage {
  local: LocalStorage;
  session: SessionStorage;
  cookies: Cookies;
}

let made: BrowserStorage | undefined;

/** The storages of this window; for effects, event handlers and other code that runs in a browser only. */
export function browserStorage(): BrowserStorage {
  made ??= {
    // Even naming them throws where a browser forbids storage.
    local: createSafeStorage(() => window.localStorage),
    session: createSafeStorage(() => window.sessionStorage),
    cookies: createCookies({ document, isSecure: window.location.protocol === 'https:' }),
  };
  return made;
}
