import { describe, expect, test } from 'vitest';
import { createSafeStorage, readJson, writeJson } from './safe-storage.ts';

function nativeStorage(limit = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

describe('a safe storage', () => {
  test('keeps values in the browser storage and removes them', () => {
    const native = nativeStorage();
    const storage = createSafeStorage<'pcode'>(() => native);
    storage.set('pcode', 'a');
    expect([...native.entries]).toEqual([['pcode', 'a']]);
    expect([storage.get('pcode'), storage.isRefused('pcode')]).toEqual(['a', false]);
    storage.remove('pcode');
    expect(storage.get('pcode')).toBeUndefined();
  });

  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const noStorage: [string, () => Storage | null | undefined][] = [
    ['absent', () => undefined],
    ['null', () => null],
    ['forbidden', forbidden],
  ];

  test.each(noStorage)('remembers for the life of the page when the storage is %s', (_, native) => {
    const storage = createSafeStorage<'pcode'>(native);
    expect(storage.get('pcode')).toBeUndefined();
    storage.set('pcode', 'a');
    expect([storage.get('pcode'), storage.isRefused('pcode')]).toEqual(['a', true]);
    storage.remove('pcode');
    expect(storage.get('pcode')).toBeUndefined();
  });

  test('a full storage keeps the old value and answers the new one', () => {
    const native = nativeStorage(3);
    const storage = createSafeStorage<'pcode'>(() => native);
    storage.set('pcode', 'old');
    storage.set('pcode', 'much too long');
    expect(storage.get('pcode')).toBe('much too long');
    storage.set('pcode', 'new');
    expect([...native.entries]).toEqual([['pcode', 'new']]);
  });

  test('a value that is no JSON or of another form counts as none', () => {
    const native = nativeStorage();
    const storage = createSafeStorage<'eventBrowsingHistory'>(() => native);
    for (const corrupt of ['', '{', 'null', '"text"', '["a"]', '{"0":1}', '\u0000', 'undefined']) {
      native.entries.set('eventBrowsingHistory', corrupt);
      expect(readJson(storage, 'eventBrowsingHistory', isNumbers)).toBeUndefined();
    }
    writeJson(storage, 'eventBrowsingHistory', [3, 1]);
    expect(readJson(storage, 'eventBrowsingHistory', isNumbers)).toEqual([3, 1]);
  });
});
