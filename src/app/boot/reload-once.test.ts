import { afterEach, describe, expect, test, vi } from 'vitest';
import { mayReload, orReloadOnce } from './reload-once.ts';

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
    expect(mayReload('/web/a', storage)).toBe(true);
    expect(mayReload('/web/a', storage)).toBe(false);
    expect(mayReload('/web/b', storage)).toBe(true);
    expect(mayReload('/web/a', storage)).toBe(false);
  });

  test('is not tried without a storage, which could repeat it for ever', () => {
    const broken = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {},
    };
    expect(mayReload('/web/a', broken)).toBe(false);
  });

  test('is remembered for the last fifty addresses', () => {
    const storage = testStorage();
    for (let page = 0; page < 51; page += 1) mayReload(`/web/${page}`, storage);
    expect(mayReload('/web/50', storage)).toBe(false);
    expect(mayReload('/web/0', storage)).toBe(true);
  });
});

describe('a chunk', () => {
  afterEach(() => vi.unstubAllGlobals());
  const gone = new Error('Failed to fetch dynamically imported module');
  const testWindow = ({ reload, onLine }: { reload: () => void; onLine: boolean }) => ({
    location: { href: 'https://hiroba.test/web/a', reload },
    navigator: { onLine },
    sessionStorage: testStorage(),
  });

  test('that loads is used', async () => {
    expect(await orReloadOnce(Promise.resolve('chunk'))).toBe('chunk');
  });

  test('that fails to load reloads the page, and fails when it does so again [BOOT-023]', async () => {
    const reload = vi.fn();
    vi.stubGlobal('window', testWindow({ reload, onLine: true }));
    let hasEnded = false;
    const end = (): void => void (hasEnded = true);
    void orReloadOnce(Promise.reject(gone)).then(end, end);
    await new Promise((resolve) => setTimeout(resolve, 0));
    // The page is about to go: the code behind it must not run on.
    expect(hasEnded).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(orReloadOnce(Promise.reject(gone))).rejects.toBe(gone);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that fails offline throws: a reload would take away the page that is shown', async () => {
    const reload = vi.fn();
    vi.stubGlobal('window', testWindow({ reload, onLine: false }));
    await expect(orReloadOnce(Promise.reject(gone))).rejects.toBe(gone);
    expect(reload).not.toHaveBeenCalled();
  });

  test('that fails on the server throws', async () => {
    await expect(orReloadOnce(Promise.reject(gone))).rejects.toBe(gone);
  });
});
