import { expect, test } from 'vitest';
import { toHalfWidth } from './half-width.ts';

test.each([
  ['１２３', '123'],
  ['０３－１２３４', '03-1234'],
  ['03‐1234', '03-1234'],
  ['＋８１（３）', '+81(3)'],
  ['−5', '-5'],
])('%s in half width is %s', (typed, half) => {
  expect(toHalfWidth(typed)).toBe(half);
});
