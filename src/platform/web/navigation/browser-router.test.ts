// @vitest-environment happy-dom
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBrowserRouter } from './browser-router.ts';

const origin = 'https://hiroba.test';
/** What a transition waits to change. */
let pending: (() => void)[];
let scrolledTo: number;
let keys: number;

beforeEach(() => {
  document.body.innerHTML = '<main id="main"><h1>Here</h1></main>';
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setURL(`${origin}/web/list`);
  window.history.replaceState({ key: 'list' }, '', '/web/list');
  [pending, scrolledTo, keys] = [[], 700, 0];
  vi.spyOn(window, 'scrollTo').mockImplementation((...given: unknown[]) => {
    const [first, second] = given;
    scrolledTo = typeof first === 'number' ? Number(second) : ((first as ScrollToOptions).top ?? 0);
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolledTo);
  const cut = (): Promise<never> => Promise.reject(new DOMException('skipped', 'AbortError'));
  Object.assign(document, {
    startViewTransition(change: () => void) {
      pending.push(change);
      return { ready: cut(), finished: cut(), updateCallbackDone: Promise.resolve() };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
});

const start = () =>
  startBrowserRouter<string>({
    page: '/web/list',
    load: async ({ pathname }) => ({ page: pathname }),
    isInside: () => true,
    mainId: 'main',
    makeKey: () => `key${++keys}`,
    failed: () => undefined,
  });
async function goBack(): Promise<void> {
  window.history.replaceState({ key: 'list' }, '', '/web/list');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((done) => setTimeout(done));
}

test('a page is shown by its transition, at its top, and Back leads to the place in the list', async () => {
  const router = start();
  await router.navigate('/web/detail');
  pending.shift()?.();
  expect([router.get().page, scrolledTo]).toEqual(['/web/detail', 0]);
  await goBack();
  expect([router.get().page, scrolledTo]).toEqual(['/web/list', 700]);
});

test('Back before the detail shows leaves the list where it is scrolled to', async () => {
  const router = start();
  await router.navigate('/web/detail');
  await goBack();
  pending.shift()?.();
  expect([router.get().page, scrolledTo]).toEqual(['/web/list', 700]);
  expect(document.activeElement).toBe(document.body);
});

test('a transition that is cut short is no uncaught error', async () => {
  const uncaught = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', uncaught);
  const router = start();
  await router.navigate('/web/detail');
  await new Promise((done) => setTimeout(done, 5));
  process.off('unhandledRejection', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});
