import { describe, expect, test, vi } from 'vitest';
import { type Arrival, createRouter, hrefOf, type Loaded, locationOf, type RouterLocation } from './router.ts';

const origin = 'https://hiroba.test';
const at = (path: string, key: string): RouterLocation => locationOf(new URL(path, origin), key);

/** A router whose pages are named by their path, or as `answers` says; its effects are recorded. */
function testRouter(
  answers: Record<string, Loaded<string> | Error | Promise<Loaded<string>>> = {},
  /** When an arrival shows its page; by default at once. */
  later: (show: () => boolean) => void = (show) => void show(),
) {
  const done: string[] = [];
  const arrivals: [string, Arrival][] = [];
  let keys = 0;
  const router = createRouter<string>(
    { location: at('/web/', 'first'), page: '/web/', isLoading: false },
    {
      async load({ pathname }) {
        const answer = answers[pathname];
        if (answer instanceof Error) throw answer;
        return answer ?? { page: pathname };
      },
      isInside: (url) => url.origin === origin && !url.pathname.startsWith('/web/portal/2'),
      history: {
        pushState: (_state, _, url) => done.push(`push ${url}`),
        replaceState: (_state, _, url) => done.push(`replace ${url}`),
      },
      leave: (href) => done.push(`leave ${href}`),
      origin: () => origin,
      makeKey: () => `key${++keys}`,
      leaving: ({ key }) => done.push(`from ${key}`),
      arrive(to, how, show) {
        arrivals.push([hrefOf(to), how]);
        later(show);
      },
    },
  );
  return { router, done, arrivals };
}

describe('a navigation', () => {
  test('goes to an address without a hash and makes a history entry of it [ROUTE-003]', async () => {
    const { router, done, arrivals } = testRouter();
    await router.navigate('/web/module/information/3?page=2');
    expect(done).toEqual(['from first', 'push /web/module/information/3?page=2']);
    expect(arrivals).toEqual([['/web/module/information/3?page=2', 'navigate']]);
    expect(router.get()).toEqual({
      location: at('/web/module/information/3?page=2', 'key1'),
      page: '/web/module/information/3',
      isLoading: false,
    });
  });

  test('shows the old page until the next one has loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded<string>>();
    const { router } = testRouter({ '/web/slow': promise });
    const seen: [string, boolean][] = [];
    const stop = router.subscribe(() => seen.push([router.get().page, router.get().isLoading]));
    const going = router.navigate('/web/slow');
    resolve({ page: 'slow' });
    await going;
    expect(seen).toEqual([
      ['/web/', true],
      ['slow', false],
    ]);
    stop();
    await router.navigate('/web/next');
    expect(seen).toHaveLength(2);
  });

  test('gives up an earlier one that is still loading', async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded<string>>();
    const { router, done } = testRouter({ '/web/slow': promise });
    const first = router.navigate('/web/slow');
    await router.navigate('/web/quick');
    resolve({ page: 'slow' });
    await first;
    expect(router.get()).toMatchObject({ page: '/web/quick', isLoading: false });
    expect(done).not.toContain('push /web/slow');
  });

  test('to the address shown replaces its entry', async () => {
    const { router, done } = testRouter();
    await router.navigate('/web/');
    await router.navigate('/web/a', { replace: true });
    expect(done).toEqual(['from first', 'replace /web/', 'from key1', 'replace /web/a']);
  });

  test('within the page loads nothing', async () => {
    const { router, done, arrivals } = testRouter({ '/web/': new Error('loaded') });
    await router.navigate('#access');
    expect(done).toEqual(['from first', 'push /web/#access']);
    expect(arrivals).toEqual([['/web/#access', 'navigate']]);
  });

  test('can keep its place on the screen', async () => {
    const { router, arrivals } = testRouter();
    await router.navigate('?page=2', { keepPlace: true });
    expect(arrivals).toEqual([['/web/?page=2', 'keepPlace']]);
  });

  test.each(['/web/portal/2', 'https://elsewhere.test/', 'mailto:a@example.jp'])(
    'to %s leaves the document',
    async (href) => {
      const { router, done } = testRouter();
      await router.navigate(href);
      expect(done).toEqual([`leave ${new URL(href, origin).href}`]);
      expect(router.get().location.key).toBe('first');
    },
  );

  test('that fails leaves the page as it was and reports it', async () => {
    const { router, done } = testRouter({ '/web/bad': new Error('no network') });
    await expect(router.navigate('/web/bad')).rejects.toThrow('no network');
    expect(done).toEqual([]);
    expect(router.get()).toMatchObject({ page: '/web/', isLoading: false });
  });

  test('that fails is no error of the page for who does not listen', async () => {
    const unhandled = vi.fn<(error: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    const { router } = testRouter({ '/web/bad': new Error('no network') });
    void router.navigate('/web/bad');
    await new Promise((resolve) => setTimeout(resolve, 10));
    void router.revalidate();
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('a redirect', () => {
  test('leads on; only its last address is kept in the history', async () => {
    const { router, done } = testRouter({ '/web/old': { redirect: '/web/new?x=1' } });
    await router.navigate('/web/old');
    expect(done).toEqual(['from first', 'push /web/new?x=1']);
    expect(router.get().page).toBe('/web/new');
  });

  test('to another document leaves this one', async () => {
    const { router, done } = testRouter({ '/web/old': { redirect: '/web/portal/2' } });
    await router.navigate('/web/old');
    expect(done).toEqual([`leave ${origin}/web/portal/2`]);
  });

  test('that never ends is left to the browser', async () => {
    const { router, done } = testRouter({ '/web/a': { redirect: '/web/b' }, '/web/b': { redirect: '/web/a' } });
    await router.navigate('/web/a');
    expect(done).toHaveLength(1);
    expect(done[0]).toMatch(/^leave/);
  });

  test('on the way back replaces the history entry', async () => {
    const { router, done } = testRouter({ '/web/old': { redirect: '/web/error' } });
    await router.traverse(at('/web/old', 'k0'));
    expect(done).toEqual(['from first', 'replace /web/error']);
  });
});

describe('back and forward', () => {
  test('show the page of the entry and make no new one [ROUTE-003]', async () => {
    const { router, done, arrivals } = testRouter();
    await router.navigate('/web/a');
    await router.traverse(at('/web/', 'first'));
    expect(router.get()).toMatchObject({ page: '/web/', location: { key: 'first' } });
    expect(done).toEqual(['from first', 'push /web/a', 'from key1']);
    expect(arrivals.at(-1)).toEqual(['/web/', 'traverse']);
  });

  test('within the page load nothing and give up the page being loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded<string>>();
    const { router } = testRouter({ '/web/slow': promise, '/web/': new Error('loaded') });
    const going = router.navigate('/web/slow');
    await router.traverse(at('/web/#top', 'k0'));
    resolve({ page: 'slow' });
    await going;
    expect(router.get()).toEqual({ location: at('/web/#top', 'k0'), page: '/web/', isLoading: false });
  });
});

test('a revalidation loads the page shown once more, in its place', async () => {
  const { router, done, arrivals } = testRouter({ '/web/': { page: 'anew' } });
  await router.revalidate();
  expect(router.get()).toMatchObject({ page: 'anew', location: { key: 'first' }, isLoading: false });
  expect(done).toEqual([]);
  expect(arrivals).toEqual([['/web/', 'revalidate']]);
});

describe('a revalidation while a page is on its way', () => {
  test('loads that page again, so that the visitor’s click is not lost', async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded<string>>();
    const answers: Record<string, Loaded<string> | Promise<Loaded<string>>> = { '/web/next': promise };
    const { router, done } = testRouter(answers);
    const going = router.navigate('/web/next');
    answers['/web/next'] = { page: 'next for a member' };
    await router.revalidate();
    resolve({ page: 'next for a visitor' });
    await going;
    expect(router.get()).toMatchObject({ page: 'next for a member', isLoading: false });
    expect(done).toEqual(['from first', 'push /web/next']);
  });

  test('stays where the visitor has gone back to', async () => {
    const { router, done } = testRouter({ '/web/next': Promise.withResolvers<Loaded<string>>().promise });
    void router.navigate('/web/next');
    await router.traverse(at('/web/', 'first'));
    await router.revalidate();
    expect(router.get()).toMatchObject({ page: '/web/', isLoading: false });
    expect(done).toEqual(['from first']);
  });
});

describe('a page that waits for its transition to begin', () => {
  const waiting = () => {
    const shows: (() => boolean)[] = [];
    let isSlow = true;
    const made = testRouter({}, (show) => (isSlow ? void shows.push(show) : show()));
    return {
      ...made,
      fast: () => {
        isSlow = false;
      },
      begin: () => {
        for (const show of shows.splice(0)) show();
      },
    };
  };

  test('is not shown if the visitor has gone back in between', async () => {
    const { router, fast, begin } = waiting();
    await router.navigate('/web/next');
    expect(router.get().page).toBe('/web/');
    fast();
    await router.traverse(at('/web/', 'first'));
    begin();
    expect(router.get()).toMatchObject({ page: '/web/', location: { pathname: '/web/', key: 'first' } });
  });

  test('is shown when it begins, with a later step on top of it', async () => {
    const { router, begin } = waiting();
    await router.navigate('/web/next');
    await router.navigate('/web/after');
    begin();
    expect(router.get()).toMatchObject({ page: '/web/after', location: { pathname: '/web/after' }, isLoading: false });
  });

  test('is where a relative address and a revalidation begin', async () => {
    const { router, done, begin } = waiting();
    await router.navigate('/web/portal/1/next');
    await router.navigate('other');
    await router.revalidate();
    begin();
    expect(done.filter((step) => step.startsWith('push'))).toEqual([
      'push /web/portal/1/next',
      'push /web/portal/1/other',
    ]);
    expect(router.get().page).toBe('/web/portal/1/other');
  });
});
