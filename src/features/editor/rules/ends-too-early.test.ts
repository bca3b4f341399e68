import { expect, test } from 'vitest';
import { endsTooEarly } from './ends-too-early.ts';

test.each([
  ['2027-07-20 10:00', '2027-07-10 10:00', true],
  ['2027-07-20 10:00', '2027-07-20 09:59', true],
  ['2027-07-20 10:00', '2027-07-20 10:00', false],
  // A day means all of it.
  ['2027-07-20 10:00', '2027-07-20', false],
  ['2027-07-20', '2027-07-19', true],
  ['2027-07-20 10:00', undefined, false],
  [undefined, '2027-07-10', false],
  ['soon', '2027-07-10', false],
])('from %s until %s: %s', (start, end, isTooEarly) => {
  expect(endsTooEarly(start, end)).toBe(isTooEarly);
});
