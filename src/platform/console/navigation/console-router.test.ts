import { describe, expect, test } from 'vitest';
import { ConsoleRouter } from './console-router.ts';
import { fillPath, matchScreen } from './match-screen.ts';

/** A window with a history, as far as the router uses it. */
function fakeWindow(address: string) {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address, 'http://console.test'), state: null }];
  let at = 0;
  let top = 0;
  let pop = (): void => {};
  const urlOf = (to: string) => new URL(to, entries[at]!.url);
  return {
    entries,
    scrollTo: (to: number) => (top = to),
    top: () => top,
    back() {
      at -= 1;
      pop();
    },
    ports: {
      get location() {
        return entries[at]!.url;
      },
      history: {
        get state(): unknown {
          return entries[at]!.state;
        },
        pushState(state: unknown, _: string, to?: string | URL | null) {
          entries.splice(at + 1, Infinity, { url: urlOf(String(to)), state });
          at += 1;
        },
        replaceState(state: unknown, _: string, to?: string | URL | null) {
          entries[at] = { url: to ? urlOf(String(to)) : entries[at]!.url, state };
        },
      },
      scroll: { top: () => top, to: (to: number) => (top = to) },
      onPop: (listener: () => void) => (pop = listener),
    },
  };
}

describe('the router of the console', () => {
  test('shows a new page from its top, and the one before where it was left', () => {
    const page = fakeWindow('/console/');
    const router = new ConsoleRouter(page.ports);
    let moves = 0;
    router.listen(() => (moves += 1));
    page.scrollTo(640);
    router.go('/console/new');
    router.arrived();
    expect([router.location.pathname, page.top(), router.takeFocus()]).toEqual(['/console/new', 0, true]);
    page.back();
    router.arrived();
    expect([router.location.pathname, page.top(), moves]).toEqual(['/console/', 640, 2]);
  });

  test('gives the focus to a heading once after a move, and not at the first page', () => {
    const router = new ConsoleRouter(fakeWindow('/console/').ports);
    expect(router.takeFocus()).toBe(false);
    router.go('/console/new');
    expect([router.takeFocus(), router.takeFocus()]).toEqual([true, false]);
  });

  test('knows which row was left, by the button of the browser and by the way up', () => {
    const page = fakeWindow('/console/');
    const router = new ConsoleRouter(page.ports);
    router.go('/console/sites/event-1?field=a');
    expect(router.left).toBeUndefined();
    page.back();
    expect(router.left).toBe('/console/sites/event-1?field=a');
    router.go('/console/sites/event-2');
    expect(router.left).toBeUndefined();
    router.go('/console/', { isUp: true });
    expect(router.left).toBe('/console/sites/event-2');
    router.forgetLeft();
    expect(router.left).toBeUndefined();
    router.go('/console/sites/event-2');
    router.go('/console/');
    expect(router.left).toBeUndefined();
  });

  test('takes the secret of a link out of the address and of the history', () => {
    const page = fakeWindow('/console/begin#secret-token');
    const router = new ConsoleRouter(page.ports);
    expect(router.takeFragment()).toBe('secret-token');
    expect(page.entries.map(({ url }) => url.href)).toEqual(['http://console.test/console/begin']);
    expect(router.takeFragment()).toBe('');
  });
});

describe('the screen of an address', () => {
  const screens = [
    { path: '/console/new/{template}' },
    { path: '/console/new/copy' },
    { path: '/console/sites/{site}' },
    { path: '/console/' },
  ];

  test.each([
    ['/console/', '/console/', {}],
    ['/console', '/console/', {}],
    ['/console/new/market', '/console/new/{template}', { template: 'market' }],
    ['/console/new/copy', '/console/new/copy', {}],
    ['/console/sites/event-12/', '/console/sites/{site}', { site: 'event-12' }],
    ['/console/sites/%E3', '/console/sites/{site}', { site: '%E3' }],
    ['/console/sites/event-12/tickets', undefined, undefined],
  ])('%s is %s', (pathname, path, params) => {
    const found = matchScreen(screens, pathname);
    expect([found?.screen.path, found?.params]).toEqual([path, params]);
  });

  test('is found again by the address that its path makes', () => {
    const path = fillPath('/console/sites/{site}', { site: 'a b/c' });
    expect(matchScreen(screens, path)?.params).toEqual({ site: 'a b/c' });
  });
});
