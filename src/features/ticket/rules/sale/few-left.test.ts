import { expect, test } from 'vitest';
import { fewLeft } from './few-left.ts';

test.each([
  [11, undefined],
  [10, 10],
  [1, 1],
  [0, undefined],
  [-3, undefined],
])('with %i tickets left, the page shows %j', (remainNumber, expected) => {
  expect(fewLeft({ enableNumberSold: true, remainNumber })).toBe(expected);
  expect(fewLeft({ enableNumberSold: false, remainNumber })).toBeUndefined();
});
