import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saleTicket } from '../../../../../test/sale-tickets.ts';
import { capOf, orderMaxOf, ticketsPerPurchaseMax } from './purchase-limits.ts';
import type { SaleTicket } from './ticket.ts';

const stock = (remainNumber: number): Partial<SaleTicket> => ({ enableNumberSold: true, remainNumber });
const limit = (purchasableNumber: number): Partial<SaleTicket> => ({
  enablePurchasablenumber: true,
  purchasableNumber,
});

test.each<[Partial<SaleTicket>, number, number]>([
  [{}, 3, ticketsPerPurchaseMax],
  [stock(3), 50, 3],
  [stock(-3), 0, 0],
  [limit(4), 3, 1],
  [limit(4), 4, 0],
  [limit(4), 6, -2],
  [{ ...stock(2), ...limit(4) }, 1, 2],
  [{ ...stock(5), ...limit(4) }, 1, 3],
  [{ remainNumber: 1, purchasableNumber: 1 }, 1, ticketsPerPurchaseMax],
])(
  'of %j with %i bought already up to %i may be bought [CART-022, CART-023, TICKET-010, TICKET-011]',
  (more, bought, cap) => {
    expect(capOf(saleTicket(1, more), bought, ticketsPerPurchaseMax)).toBe(cap);
  },
);

test.each([
  [null, ticketsPerPurchaseMax],
  [1, 1],
  [4, 4],
  [ticketsPerPurchaseMax, ticketsPerPurchaseMax],
  [ticketsPerPurchaseMax + 1, ticketsPerPurchaseMax],
])('an order limited by its organiser to %s may have %i', (maxPerOrder, most) => {
  expect(orderMaxOf({ maxPerOrder })).toBe(most);
});

test.each<[Partial<SaleTicket>, number, number, number]>([
  [{}, 0, 3, 3],
  [limit(4), 0, 3, 3],
  [limit(4), 3, 3, 1],
  [stock(2), 0, 3, 2],
  [{ ...stock(2), ...limit(4) }, 3, 3, 1],
  [{ ...stock(9), ...limit(9) }, 0, 0, 0],
  [{ ...stock(9), ...limit(9) }, 0, -1, -1],
])('of %j with %i bought and %i left in the order up to %i may be bought', (more, bought, orderLeft, cap) => {
  expect(capOf(saleTicket(1, more), bought, orderLeft)).toBe(cap);
});

test('of the stock, the limit per person and the limit per order the smallest counts', () => {
  const some = fc.integer({ min: 0, max: 120 });
  fc.assert(
    fc.property(some, some, some, some, (left, perPerson, bought, orderLeft) => {
      const ticket = saleTicket(1, { ...stock(left), ...limit(perPerson) });
      expect(capOf(ticket, bought, orderLeft)).toBe(Math.min(left, perPerson - bought, orderLeft));
    }),
  );
});
