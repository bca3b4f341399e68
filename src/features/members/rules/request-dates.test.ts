import { expect, test } from 'vitest';
import { daysLeft, dueOn } from './request-dates.ts';

test.each([
  ['2026-11-29', '2026-12-29'],
  ['2026-12-05', '2027-01-05'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
  ['2026-10-31', '2026-11-30'],
  ['2026-02-28', '2026-03-28'],
])('a request of %s is due on %s', (received, due) => {
  expect(dueOn(received)).toBe(due);
});

test.each([
  ['2026-12-29', '2026-11-29', 30],
  ['2026-12-29', '2026-12-29', 0],
  ['2026-12-29', '2027-01-01', -3],
])('a request due on %s has on %s %i days left', (due, today, left) => {
  expect(daysLeft(due, today)).toBe(left);
});
