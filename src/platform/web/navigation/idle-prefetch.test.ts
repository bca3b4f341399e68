import { describe, expect, test, vi } from 'vitest';
import {
  type Connection,
  createPrefetch,
  type IdleWindow,
  mayPrefetch,
  mayPrepare,
  whenIdle,
} from './idle-prefetch.ts';

interface World {
  connection?: Connection;
  isOffline?: boolean;
  links: string[];
  failing?: Set<string>;
  /** How many files each thing is. */
  filesEach?: number;
}

/** Links `/a+b` need the names a and b. Quiet moments come when `quiet` says so. */
function prefetchOf(world: World) {
  const fetched: string[] = [];
  const waiting: (() => void)[] = [];
  let files = 20;
  const prefetch = createPrefetch({
    connection: () => world.connection,
    isOnline: () => world.isOffline !== true,
    idle: () => new Promise<void>((resolve) => waiting.push(resolve)),
    links: () => world.links.map((path) => new URL(path, 'http://h')),
    needs: ({ pathname }) => pathname.slice(1).split('+'),
    async fetch(name) {
      fetched.push(name);
      files += world.filesEach ?? 1;
      if (world.failing?.has(name)) throw new Error(name);
    },
    files: () => files,
  });
  const quiet = async (times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { prefetch, fetched, quiet };
}

describe('a quiet moment', () => {
  test('is the idle time of the browser, or 2000 ms [ROUTE-079]', async () => {
    const requestIdleCallback = vi.fn((resolve: IdleRequestCallback) => {
      resolve({} as IdleDeadline);
      return 1;
    });
    await whenIdle({ requestIdleCallback, setTimeout: window().setTimeout });
    expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  });

  test('is a wait in a browser that knows no idle time', async () => {
    const plain = window();
    await whenIdle(plain);
    expect(plain.setTimeout).toHaveBeenCalledWith(expect.any(Function), 2000);
  });
});

function window(): IdleWindow & { setTimeout: ReturnType<typeof vi.fn> } {
  return { setTimeout: vi.fn((resolve: () => void) => resolve()) } as never;
}

test('without a network nothing is prefetched, and with it again the next link is', async () => {
  const world: World = { links: ['/list'], isOffline: true };
  const { prefetch, fetched, quiet } = prefetchOf(world);
  void prefetch.all();
  await quiet(2);
  await prefetch.one(new URL('http://h/detail'));
  expect(fetched).toEqual([]);
  world.isOffline = false;
  await prefetch.one(new URL('http://h/detail'));
  expect(fetched).toEqual(['detail']);
});

test.each<[Connection | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on the connection %o prefetching is allowed: %s [ROUTE-080]', async (connection, isAllowed) => {
  expect(mayPrefetch(connection)).toBe(isAllowed);
  const { prefetch, fetched, quiet } = prefetchOf({ connection, links: ['/list'] });
  void prefetch.all();
  await quiet(2);
  await prefetch.one(new URL('http://h/detail'));
  expect(fetched).toEqual(isAllowed ? ['list', 'detail'] : []);
});

test('on 3G nothing is fetched ahead but what the visitor turns to', async () => {
  const connection = { effectiveType: '3g' };
  expect([mayPrefetch(connection), mayPrepare(connection)]).toEqual([true, false]);
  const { prefetch, fetched, quiet } = prefetchOf({ connection, links: ['/list'] });
  void prefetch.all();
  await quiet(2);
  expect(fetched).toEqual([]);
  await prefetch.one(new URL('http://h/detail'));
  expect(fetched).toEqual(['detail']);
});

describe('prefetching', () => {
  test('fetches nothing before the browser is idle, and one thing in a quiet moment [ROUTE-079]', async () => {
    const { prefetch, fetched, quiet } = prefetchOf({ links: ['/page+list', '/page+detail'] });
    void prefetch.all();
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetched).toEqual([]);
    await quiet();
    expect(fetched).toEqual(['page']);
    await quiet(5);
    expect(fetched).toEqual(['page', 'list', 'detail']);
  });

  test.each([
    [1, 5],
    [2, 3],
    [6, 1],
  ])('of things of %i files each fetches %i, so that about six files come for a page', async (filesEach, things) => {
    const world: World = {
      links: [`/${Array.from({ length: 30 }, (_, index) => `n${index}`).join('+')}`],
      filesEach,
    };
    const { prefetch, fetched, quiet } = prefetchOf(world);
    void prefetch.all();
    await quiet(40);
    expect(fetched).toHaveLength(things);
  });

  test('stops with the page', async () => {
    const world: World = { links: ['/a+b+c+d'] };
    const { prefetch, fetched, quiet } = prefetchOf(world);
    void prefetch.all();
    await quiet(2);
    world.links = ['/other'];
    void prefetch.all();
    await quiet(40);
    expect(fetched).toEqual(['a', 'b', 'other']);
  });

  test('fetches a link under the pointer without waiting, each name once, and a failed one again', async () => {
    const failing = new Set(['list']);
    const { prefetch, fetched } = prefetchOf({ links: [], failing });
    const url = new URL('http://h/page+list');
    await prefetch.one(url);
    failing.clear();
    await prefetch.one(url);
    await prefetch.one(url);
    expect(fetched).toEqual(['page', 'list', 'list']);
  });
});
