// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askBy, needed, PartGivenUp } from './needed.ts';

const gone = new Error('Failed to fetch dynamically imported module');
const reload = vi.fn<() => void>();
const probe = vi.fn<() => Promise<Response>>();
let isOnline: boolean;
let page = 0;

beforeEach(() => {
  page += 1;
  window.history.replaceState(null, '', `/web/${page}`);
  isOnline = true;
  reload.mockReset();
  probe.mockReset().mockResolvedValue(new Response());
  vi.spyOn(window.location, 'reload').mockImplementation(() => reload());
  vi.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', probe);
  askBy(() => Promise.resolve(false));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A part that comes at the try of that number. */
function comesAt(number: number) {
  let tries = 0;
  return vi.fn<() => Promise<string>>(() => {
    tries += 1;
    return tries >= number ? Promise.resolve('part') : Promise.reject(gone);
  });
}

describe('a part that the visitor waits for', () => {
  test('is used when it loads', async () => {
    expect(await needed(comesAt(1))).toBe('part');
    expect(probe).not.toHaveBeenCalled();
  });

  test('reloads the page once when it is lost, and the code behind it does not run on [BOOT-023]', async () => {
    let hasEnded = false;
    const end = (): void => void (hasEnded = true);
    void needed(comesAt(9)).then(end, end);
    await moment();
    expect([hasEnded, reload.mock.calls.length]).toEqual([false, 1]);
    await expect(needed(comesAt(9))).rejects.toThrow(PartGivenUp);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['offline', () => (isOnline = false)],
    ['without an answer', () => probe.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['at a server that fails', () => probe.mockResolvedValue(new Response('', { status: 502 }))],
  ])('keeps the page %s, and is loaded when the visitor tries again', async (_, fail) => {
    fail();
    const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    askBy(ask);
    expect(await needed(comesAt(3))).toBe('part');
    expect(ask).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads the page at the visitor’s wish when it is lost for good', async () => {
    isOnline = false;
    askBy(() => {
      isOnline = true;
      return Promise.resolve(true);
    });
    void needed(comesAt(9)).catch(() => {});
    await moment();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('may be given up', async () => {
    isOnline = false;
    await expect(needed(comesAt(9))).rejects.toThrow(PartGivenUp);
  });
});
