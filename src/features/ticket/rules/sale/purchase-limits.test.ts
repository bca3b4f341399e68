import { expect, test } from 'vitest';
import { saleTicket } from '../../../../../test/sale-tickets.ts';
import { capOf, ticketsPerPurchaseMax } from './purchase-limits.ts';
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
    expect(capOf(saleTicket(1, more), bought)).toBe(cap);
  },
);
