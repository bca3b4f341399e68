import { expect, test } from 'vitest';
import { price, saleTicket } from '../../../../../test/sale-tickets.ts';
import { fewLeft } from './few-left.ts';
import { priceRange } from './price-range.ts';

test.each([
  [11, undefined],
  [10, 10],
  [1, 1],
  [0, undefined],
  [-3, undefined],
])('of %i left %j are few', (remainNumber, expected) => {
  expect(fewLeft({ enableNumberSold: true, remainNumber })).toBe(expected);
  expect(fewLeft({ enableNumberSold: false, remainNumber })).toBeUndefined();
});

test('a ticket costs its price, or from its cheapest to its dearest price', () => {
  expect(priceRange(saleTicket(1))).toEqual({ least: 1000, most: 1000, isPay: true });
  expect(priceRange(saleTicket(1, { isPay: false }))).toEqual({ least: 0, most: 0, isPay: false });
  const several = saleTicket(1, {
    enableMultiplePrice: true,
    multiplePrices: [price(1, 800), price(2, 0), price(3, 2000)],
  });
  expect(priceRange(several)).toEqual({ least: 0, most: 2000, isPay: true });
});
