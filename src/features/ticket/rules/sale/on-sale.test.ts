import { expect, test } from 'vitest';
import { fewLeft } from './on-sale.ts';

test.each([
  [11, undefined],
  [10, 10],
  [6, 10],
  [5, 5],
  [4, 5],
  [3, 3],
  [1, 3],
  [0, undefined],
  [-3, undefined],
])('with %i tickets left, the page says at most %j', (remainNumber, expected) => {
  expect(fewLeft({ enableNumberSold: true, enableFewLeft: true, remainNumber })).toBe(expected);
  expect(fewLeft({ enableNumberSold: false, enableFewLeft: true, remainNumber })).toBeUndefined();
  expect(fewLeft({ enableNumberSold: true, enableFewLeft: false, remainNumber })).toBeUndefined();
});
