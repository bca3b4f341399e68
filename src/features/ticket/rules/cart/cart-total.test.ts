import { expect, test } from 'vitest';
import { price, saleTicket } from '../../../../../test/sale-tickets.ts';
import { cartTotal } from './cart-total.ts';
import { priceOf } from '../sale/price-of.ts';

const prices = saleTicket(2, {
  enableMultiplePrice: true,
  multiplePrices: [price(1, 800), { ticketMultiplePriceId: 2, price: 500, isPay: false }],
});
const free = saleTicket(3, { isPay: false, price: 700 });

test.each([
  [saleTicket(1), undefined, { price: 1000, isPay: true }],
  [saleTicket(1), null, { price: 1000, isPay: true }],
  [saleTicket(1), 1, undefined],
  [prices, 1, { price: 800, isPay: true }],
  [prices, 2, { price: 0, isPay: false }],
  [prices, 3, undefined],
  [prices, undefined, undefined],
  [free, undefined, { price: 0, isPay: false }],
])('the price of ticket %# is the named price [CART-028, CART-034]', (ticket, priceId, expected) => {
  expect(priceOf(ticket, priceId)).toEqual(expected);
});

test('the total counts paid tickets [CART-034]', () => {
  const line = (ticketMultiplePriceId: number, number: number) => ({ ticketMultiplePriceId, number, tmpNumber: 9 });
  const cart = [
    { ticketId: 1, isLottery: false, number: 2, tmpNumber: 9 },
    { ticketId: 2, isLottery: false, multiplePrices: [line(1, 3), line(2, 4), line(7, 5)] },
    { ticketId: 3, isLottery: false, number: 6, tmpNumber: 6 },
    { ticketId: 9, isLottery: false, number: 1, tmpNumber: 1 },
  ];
  expect(cartTotal(cart, [saleTicket(1), prices, free])).toBe(2 * 1000 + 3 * 800);
  expect(cartTotal([], [])).toBe(0);
});
