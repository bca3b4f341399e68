import { expect, test } from 'vitest';
import { lockedDetails } from './login-locks.ts';

const lock = [
  { contentId: 3, detailIds: [1, 2] },
  { contentId: 3, detailIds: [7], isEnabled: false },
  { contentId: 4, detailIds: [5] },
  { contentId: 5 },
];

test('the details for members are those that the locks of their content name', () => {
  expect([...lockedDetails({ isEnabled: true, lock }, 3)]).toEqual([1, 2]);
  expect([...lockedDetails({ isEnabled: true, lock }, 5)]).toEqual([]);
  expect([...lockedDetails({ isEnabled: true }, 3)]).toEqual([]);
});

test('where nobody can log in, no detail is for members', () => {
  expect([...lockedDetails({ isEnabled: false, lock }, 3)]).toEqual([]);
});
