import { describe, expect, test } from 'vitest';
import { mayReload } from './needed.ts';

function testStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('a reload', () => {
  test('is tried once for an address in a session', () => {
    const storage = testStorage();
    expect(mayReload('/web/a', () => storage)).toBe(true);
    expect(mayReload('/web/a', () => storage)).toBe(false);
    expect(mayReload('/web/b', () => storage)).toBe(true);
    expect(mayReload('/web/a', () => storage)).toBe(false);
  });

  test('is not tried without a storage, which could repeat it for ever', () => {
    const denied = () => {
      throw new Error('denied');
    };
    expect(mayReload('/web/a', denied)).toBe(false);
    expect(mayReload('/web/a', () => ({ getItem: denied, setItem: () => {} }))).toBe(false);
  });

  test('is remembered for the last fifty addresses', () => {
    const storage = testStorage();
    for (let page = 0; page < 51; page += 1) mayReload(`/web/${page}`, () => storage);
    expect(mayReload('/web/50', () => storage)).toBe(false);
    expect(mayReload('/web/0', () => storage)).toBe(true);
  });
});
