import { expect, test } from 'vitest';
import { price, saleTicket } from '../../../../../test/sale-tickets.ts';
import { priceRange } from './price-range.ts';

test('a ticket costs its price, or from its cheapest to its dearest price', () => {
  expect(priceRange(saleTicket(1))).toEqual({ least: 1000, most: 1000, isPay: true });
  expect(priceRange(saleTicket(1, { isPay: false }))).toEqual({ least: 0, most: 0, isPay: false });
  const several = saleTicket(1, {
    enableMultiplePrice: true,
    multiplePrices: [price(1, 800), price(2, 0), price(3, 2000)],
  });
  expect(priceRange(several)).toEqual({ least: 0, most: 2000, isPay: true });
});
