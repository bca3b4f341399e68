// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { focusLeft } from './focus-left.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function opened(left: string | undefined, rows: readonly string[] = []) {
  const page = document.createElement('div');
  const add = (href: string): void => {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    page.append(link);
  };
  document.body.append(page);
  for (const row of rows) add(row);
  const router = { left, forgetLeft: () => (router.left = undefined) };
  return { stop: focusLeft(page, router), add, router };
}
const focused = () => document.activeElement?.getAttribute('href') ?? undefined;

test('the row that was left has the focus, also where its address named a field of it', () => {
  opened('/list/2', ['/list/1', '/list/2', '/list/3']);
  expect(focused()).toBe('/list/2');
  opened('/list/3?field=title', ['/list/3']);
  expect(focused()).toBe('/list/3');
});

test('a row that is read later has it then', async () => {
  const { add, router } = opened('/list/2');
  expect(focused()).toBeUndefined();
  add('/list/2');
  await vi.waitFor(() => expect(focused()).toBe('/list/2'));
  expect(router.left).toBeUndefined();
});

test('whoever pressed something before keeps the focus where it is', async () => {
  const { add, router } = opened('/list/2');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  add('/list/2');
  await Promise.resolve();
  expect([router.left, focused()]).toEqual([undefined, undefined]);
});

test('a page to which nobody came back looks for nothing', () => {
  opened(undefined, ['/list/2']);
  expect(focused()).toBeUndefined();
});
