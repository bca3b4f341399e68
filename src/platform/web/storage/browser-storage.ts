import { previewFrameName } from '#kernel/preview-path.ts';
import { type Cookies, createCookies } from './cookies.ts';
import { createSafeStorage, type LocalStorage, type SessionStorage } from './safe-storage.ts';
import type { LocalKey } from './storage-keys.ts';

export interface BrowserStorage {
  local: LocalStorage;
  session: SessionStorage;
  cookies: Cookies;
}

let made: BrowserStorage | undefined;
let onLocalChange: ((key: LocalKey) => void) | undefined;

/** From now on this page hears at once of what it changes itself. */
export function hearLocalChanges(hear: (key: LocalKey) => void): void {
  onLocalChange = hear;
}

/** The frame of a preview keeps nothing, so that it never meets the member of this browser. */
const keeps = (): boolean => window.name !== previewFrameName;

/** The storages of this window; for effects, event handlers and other code that runs in a browser only. */
export function browserStorage(): BrowserStorage {
  made ??= {
    // Even naming them throws where a browser forbids storage.
    local: telling(createSafeStorage(() => (keeps() ? window.localStorage : undefined))),
    session: createSafeStorage(() => (keeps() ? window.sessionStorage : undefined)),
    cookies: createCookies({ document, isSecure: window.location.protocol === 'https:' }),
  };
  return made;
}

function telling(storage: LocalStorage): LocalStorage {
  return {
    ...storage,
    set(key, value) {
      storage.set(key, value);
      onLocalChange?.(key);
    },
    remove(key) {
      storage.remove(key);
      onLocalChange?.(key);
    },
  };
}
