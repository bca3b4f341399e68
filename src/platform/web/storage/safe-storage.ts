import type { LocalKey, SessionKey } from './storage-keys.ts';

/** Texts under known keys. No member ever throws. */
export interface SafeStorage<Key extends string> {
  get(key: Key): string | undefined;
  set(key: Key, value: string): void;
  remove(key: Key): void;
  /** Whether the browser refused to store the text of a key: it is gone with the page. */
  isRefused(key: Key): boolean;
}
export type LocalStorage = SafeStorage<LocalKey>;
export type SessionStorage = SafeStorage<SessionKey>;

type Native = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A browser's storage, or a stand-in where it is absent, full or forbidden: a text that cannot be stored is remembered
 * for as long as the page lives.
 */
export function createSafeStorage<Key extends string>(native: () => Native | null | undefined): SafeStorage<Key> {
  const remembered = new Map<Key, string | undefined>();
  return {
    get(key) {
      if (remembered.has(key)) return remembered.get(key);
      return attempt(() => native()?.getItem(key)) ?? undefined;
    },
    set(key, value) {
      const stored = attempt(() => {
        const storage = native();
        storage?.setItem(key, value);
        return Boolean(storage);
      });
      if (stored) remembered.delete(key);
      else remembered.set(key, value);
    },
    remove(key) {
      const removed = attempt(() => {
        native()?.removeItem(key);
        return true;
      });
      if (removed) remembered.delete(key);
      else remembered.set(key, undefined);
    },
    isRefused: (key) => remembered.get(key) !== undefined,
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A value stored as JSON, when it has the expected form; a corrupt value counts as none. */
export function readJson<T, Key extends string>(
  storage: SafeStorage<Key>,
  key: Key,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const text = storage.get(key);
  const value = text === undefined ? undefined : attempt<unknown>(() => JSON.parse(text));
  return isValid(value) ? value : undefined;
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function writeJson<Key extends string>(storage: SafeStorage<Key>, key: Key, value: unknown): void {
  storage.set(key, JSON.stringify(value));
}
