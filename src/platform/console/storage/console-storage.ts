import { createSafeStorage, type SafeStorage } from '#web/storage/safe-storage.ts';

/**
 * What the console keeps in the browser: its language, what is typed in a part of a draft and not stored yet, and what
 * the organiser of a site put away.
 */
type ConsoleKey = 'consoleLanguage' | `consoleTyped/${string}` | `consolePutAway/${string}`;
export type ConsoleStorage = SafeStorage<ConsoleKey>;

export function consoleStorage(): ConsoleStorage {
  return createSafeStorage<ConsoleKey>(() => window.localStorage);
}
