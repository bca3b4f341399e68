import { describe, expect, test, vi } from 'vitest';
import { createAhead } from './fetch-ahead.ts';
import { createPrefetch } from './link-prefetch.ts';
import { type Connection, type IdleWindow, mayPrefetch, mayPrepare, whenIdle } from './quiet-moment.ts';

interface World {
  connection?: Connection;
  isOffline?: boolean;
  links: string[];
  failing?: Set<string>;
  /** How many scripts each thing is. */
  scriptsEach?: number;
  /** The scripts of the page itself. */
  own?: number;
}

/** Links `/a+b` need the names a and b. Quiet moments come when `quiet` says so. */
function prefetchOf(world: World) {
  const fetched: string[] = [];
  const waiting: (() => void)[] = [];
  let scripts = world.own ?? 8;
  const moment = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  const ahead = createAhead({
    connection: () => world.connection,
    isOnline: () => world.isOffline !== true,
    idle: moment,
    settle: moment,
    scripts: () => scripts,
  });
  const prefetch = createPrefetch({
    ahead,
    connection: () => world.connection,
    isOnline: () => world.isOffline !== true,
    links: () => world.links.map((path) => new URL(path, 'http://h')),
    needs: ({ pathname }) => pathname.slice(1).split('+'),
    async fetch(name) {
      fetched.push(name);
      scripts += world.scriptsEach ?? 1;
      if (world.failing?.has(name)) throw new Error(name);
    },
  });
  const quiet = async (times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const arrive = (): void => void (scripts += 1);
  return { ahead, prefetch, fetched, quiet, arrive };
}

async function soon(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
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

  const many = `/${Array.from({ length: 30 }, (_, index) => `n${index}`).join('+')}`;

  test.each([
    [8, 1, 4],
    [8, 2, 2],
    [8, 3, 2],
    [8, 6, 1],
    [10, 1, 2],
    [11, 5, 1],
    [12, 4, 0],
    [13, 1, 0],
  ])('of a page of %i scripts fetches of things of %i scripts each %i', async (own, scriptsEach, things) => {
    const { prefetch, fetched, quiet } = prefetchOf({ links: [many], own, scriptsEach });
    void prefetch.all();
    await quiet(40);
    expect(fetched).toHaveLength(things);
  });

  test('shares its allowance with whatever else is fetched ahead, and the next page has a new one', async () => {
    const { ahead, prefetch, fetched, quiet } = prefetchOf({ links: [many], scriptsEach: 2 });
    const others: string[] = [];
    void ahead.take(async () => others.push('dialog'));
    void prefetch.all();
    await quiet(40);
    expect([others, fetched]).toEqual([['dialog'], ['n0', 'n1']]);
    const refused = ahead.take(async () => others.push('widget'));
    await quiet();
    expect(await refused).toBe(false);
    ahead.begin();
    void prefetch.all();
    await quiet(40);
    expect([others, fetched.length]).toEqual([['dialog'], 5]);
  });

  test('waits until the page has its own scripts', async () => {
    const world: World = { links: ['/list'] };
    const { prefetch, fetched, quiet, arrive } = prefetchOf(world);
    void prefetch.all();
    await soon();
    arrive();
    await quiet();
    expect(fetched).toEqual([]);
    await quiet();
    expect(fetched).toEqual(['list']);
  });

  test('goes on after a part that could not be fetched', async () => {
    const { ahead, prefetch, fetched, quiet } = prefetchOf({ links: ['/list'] });
    const lost = ahead.take(() => Promise.reject(new Error('lost'))).catch((error: unknown) => error);
    void prefetch.all();
    await quiet(4);
    expect(await lost).toEqual(new Error('lost'));
    expect(fetched).toEqual(['list']);
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
