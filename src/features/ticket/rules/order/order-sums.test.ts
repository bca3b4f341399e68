import { describe, expect, test } from 'vitest';
import { orderBreakdown, type OrderedTicket } from './order-sums.ts';

const ticketContentSnapshot = {
  title: '体験ホール',
  multiplePrices: [
    { ticketMultiplePriceId: 1, name: '大人' },
    { ticketMultiplePriceId: 2, name: '子ども' },
  ],
  slots: [{ ticketSlotId: 7, name: '昼便' }],
};
const ticket = (price: number, more: Partial<OrderedTicket> = {}): OrderedTicket => ({
  ticketId: 2,
  ticketMultiplePriceId: null,
  successTicketSlotId: null,
  price,
  originalPrice: price,
  ticketContentSnapshot,
  ...more,
});
const adult = ticket(2_000, { ticketMultiplePriceId: 1, originalPrice: 2_500 });
const child = ticket(500, { ticketMultiplePriceId: 2 });

describe('the breakdown of an order', () => {
  test('has a line for each kind of ticket at each price, in the order of the tickets', () => {
    const { lines } = orderBreakdown([child, adult, child], 3_000);
    expect(lines).toMatchObject([
      { title: '体験ホール', priceName: '子ども', number: 2, unitPrice: 500, price: 1_000, originalPrice: 1_000 },
      { title: '体験ホール', priceName: '大人', number: 1, unitPrice: 2_500, price: 2_000, originalPrice: 2_500 },
    ]);
  });

  test('names the slot that was won, so that equal tickets of two slots are two lines', () => {
    const { lines } = orderBreakdown([ticket(100, { successTicketSlotId: 7 }), ticket(100)], 200);
    expect(lines.map(({ slotName }) => slotName)).toEqual(['昼便', undefined]);
  });

  test.each<[string, OrderedTicket[], number, object]>([
    ['without a discount', [child], 500, { originalTotal: 500, discount: 0, canceled: 0 }],
    ['with one', [adult, child], 2_500, { originalTotal: 3_000, discount: 500, canceled: 0 }],
    ['of which one was cancelled before it was paid', [adult, child], 2_000, { discount: 500, canceled: 500 }],
    ['of nothing', [], 0, { lines: [], originalTotal: 0, discount: 0, canceled: 0 }],
  ])('%s comes to its amount', (_, tickets, amount, sums) => {
    const breakdown = orderBreakdown(tickets, amount);
    expect(breakdown).toMatchObject(sums);
    expect(breakdown.originalTotal - breakdown.discount - breakdown.canceled).toBe(amount);
  });
});
