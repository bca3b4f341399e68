import { expect, test } from 'vitest';
import { isConsoleUserKey, isForConsoleUsers } from './web-access.ts';

const modules = [
  { contentId: 1 },
  { contentId: 2, isConsoleUserOnly: true },
  { contentId: 3, isConsoleUserOnly: false },
];

test('only a marked content is limited to console users [ACCESS-044, ACCESS-063]', () => {
  expect([undefined, 1, 2, 3, 4].filter((contentId) => isForConsoleUsers(modules, contentId))).toEqual([2]);
});

test('a malformed text is no key', () => {
  for (const garbage of ['', ' ', 'a b', '../x', 'キー', 'x'.repeat(101), "'; drop table", undefined]) {
    expect(isConsoleUserKey(garbage)).toBe(false);
  }
  expect(isConsoleUserKey('c0ffee-01')).toBe(true);
});
