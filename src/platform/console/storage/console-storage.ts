import { createSafeStorage, type SafeStorage } from '#web/storage/safe-storage.ts';

/** What the console keeps in the browser: its language, and what is typed in a part of a draft and not stored yet. */
type ConsoleKey = 'consoleLanguage' | `consoleTyped/${string}`;
export type ConsoleStorage = SafeStorage<ConsoleKey>;

export function consoleStorage(): ConsoleStorage {
  return createSafeStorage<ConsoleKey>(() => window.localStorage);
}
