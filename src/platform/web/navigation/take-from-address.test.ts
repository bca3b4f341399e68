import { expect, test, vi } from 'vitest';
import { takeFromAddress } from './take-from-address.ts';

function windowAt(href: string) {
  const replaceState = vi.fn();
  const state = { key: 'first' };
  const window = { location: { href }, history: { replaceState, state } } as unknown as Window;
  return { window, replaceState, state };
}

test.each([
  ['https://h.test/web/a?key=secret', 'secret', '/web/a'],
  ['https://h.test/web/a?isDraft=true&key=secret&language=eng#part', 'secret', '/web/a?isDraft=true&language=eng#part'],
  ['https://h.test/web/a?key=', '', '/web/a'],
])('the value is removed from the address %s, and nothing else is', (href, value, left) => {
  const { window, replaceState, state } = windowAt(href);
  expect(takeFromAddress(window, 'key')).toBe(value);
  expect(replaceState.mock.calls).toEqual([[state, '', left]]);
});

test('an address without the value stays as it is', () => {
  const { window, replaceState } = windowAt('https://h.test/web/a?keys=secret');
  expect(takeFromAddress(window, 'key')).toBeUndefined();
  expect(replaceState).not.toHaveBeenCalled();
});
