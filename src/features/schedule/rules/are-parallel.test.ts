import { expect, test } from 'vitest';
import { areParallel } from './are-parallel.ts';

const held = (start: string, end: string, ...placeIds: number[]) => ({
  startDate: `2026-11-20T${start}:00+09:00`,
  endDate: `2026-11-20T${end}:00+09:00`,
  placeIds,
});

test.each([
  ['no session', [], false],
  ['one after the other in two places', [held('09:00', '10:00', 1), held('10:00', '11:00', 2)], false],
  ['at once in two places', [held('09:30', '10:30', 2), held('09:00', '10:00', 1)], true],
  ['at once in one place', [held('09:00', '10:00', 1), held('09:30', '10:30', 1)], false],
  ['at once, one of them in both places', [held('09:00', '10:00', 1, 2), held('09:30', '10:30', 2)], false],
  [
    'a long one and a later one',
    [held('09:00', '12:00', 1), held('09:00', '09:30', 1), held('11:00', '11:30', 2)],
    true,
  ],
  ['at once, the place of one not yet known', [held('09:00', '10:00', 1), held('09:30', '10:30')], true],
])('tells whether sessions are in parallel: %s', (_, sessions, expected) => {
  expect(areParallel(sessions)).toBe(expected);
});
