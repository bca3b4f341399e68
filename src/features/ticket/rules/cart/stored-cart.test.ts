import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartItem } from './cart.ts';
import { readStoredCart } from './read-stored-cart.ts';
import { cartKeys, toStoredCart } from './stored-cart.ts';

const single = (ticketId: number, number: number, tmpNumber = number): CartItem => ({
  ticketId,
  isLottery: false,
  number,
  tmpNumber,
});
const multiple = (ticketId: number, ...numbers: number[]): CartItem => ({
  ticketId,
  isLottery: false,
  multiplePrices: numbers.map((number, place) => ({ ticketMultiplePriceId: place + 1, number, tmpNumber: number })),
});

const sale = { siteKey: 'event/11', contentId: 20 };

describe('the stored cart', () => {
  test('has the content, its site and the numbers, and no more [CART-002]', () => {
    expect(toStoredCart(sale, [single(5, 2, 9), multiple(6, 1, 3)])).toEqual({
      ticketContentId: 20,
      siteKey: 'event/11',
      tickets: [
        { ticketId: 5, number: 2 },
        {
          ticketId: 6,
          multiplePrices: [
            { ticketMultiplePriceId: 1, number: 1 },
            { ticketMultiplePriceId: 2, number: 3 },
          ],
        },
      ],
    });
  });

  test('keeps lines with a number above 0 [CART-003]', () => {
    const { tickets } = toStoredCart(sale, [single(5, 0, 2), multiple(6, 0, 3), multiple(7, 0)]) ?? {};
    expect(tickets).toEqual([{ ticketId: 6, multiplePrices: [{ ticketMultiplePriceId: 2, number: 3 }] }]);
  });

  test('is none for an empty cart [CART-004]', () => {
    expect(toStoredCart(sale, [])).toBeUndefined();
    expect(toStoredCart(sale, [single(5, 0), multiple(6, 0, 0)])).toBeUndefined();
  });

  test('keeps the choices of a lottery', () => {
    const lotteryRequest = [{ priority: 1, ticketSlotId: 11 }];
    const stored = toStoredCart(sale, [{ ...single(5, 1), isLottery: true, lotteryRequest }]);
    expect(stored?.tickets).toEqual([{ ticketId: 5, number: 1, lotteryRequest }]);
    expect(readStoredCart(JSON.stringify(stored))).toEqual(stored);
  });

  test('has a key of its own for each way to a ticket [CART-005]', () => {
    expect(cartKeys).toEqual({ ticket: 'ticketCart', timetable: 'timetableCart' });
  });
});

describe('reading', () => {
  const number = fc.integer({ min: 0, max: 100 });
  const items = fc.uniqueArray(
    fc.oneof(
      fc.tuple(fc.nat(50), number).map(([id, count]) => single(id, count)),
      fc.tuple(fc.nat(50), fc.array(number)).map(([id, counts]) => multiple(id, ...counts)),
    ),
    { selector: ({ ticketId }) => ticketId },
  );

  test('gives back the stored cart [CART-002]', () => {
    fc.assert(
      fc.property(fc.nat(), items, (contentId, cart) => {
        const stored = toStoredCart({ siteKey: 'event/11', contentId }, cart);
        expect(readStoredCart(JSON.stringify(stored ?? null))).toEqual(stored);
      }),
    );
  });

  test.each([
    null,
    '',
    'cart',
    '[]',
    '7',
    'null',
    '{}',
    '{"ticketContentId":"20","tickets":[]}',
    '{"tickets":[{"ticketId":1,"number":1}]}',
  ])('finds no cart in %j [CART-002]', (text) => expect(readStoredCart(text)).toBeUndefined());

  test.each<[unknown]>([
    [{ ticketId: 5, number: 0 }],
    [{ ticketId: 5, number: -1 }],
    [{ ticketId: 5, number: 1.5 }],
    [{ ticketId: 5, number: '2' }],
    [{ ticketId: 5, number: 1e300 }],
    [{ ticketId: 5 }],
    [{ ticketId: -5, number: 1 }],
    [{ number: 1 }],
    [{ ticketId: 5, multiplePrices: {} }],
    [{ ticketId: 5, multiplePrices: [{ ticketMultiplePriceId: 1, number: 0 }, null, { number: 3 }] }],
    [null],
    [[]],
  ])('leaves out the line %j [CART-003]', (line) => {
    const text = JSON.stringify({ ticketContentId: 20, tickets: [line, { ticketId: 6, number: 1 }] });
    expect(readStoredCart(text)).toEqual({ ticketContentId: 20, tickets: [{ ticketId: 6, number: 1 }] });
  });

  test('takes the first line of a ticket, or of a price, that is named twice', () => {
    const price = (ticketMultiplePriceId: number, count: number) => ({ ticketMultiplePriceId, number: count });
    const tickets = [
      { ticketId: 5, number: 1 },
      { ticketId: 5, number: 80 },
      { ticketId: 6, multiplePrices: [price(1, 2), price(1, 70)] },
    ];
    expect(readStoredCart(JSON.stringify({ ticketContentId: 20, tickets }))?.tickets).toEqual([
      { ticketId: 5, number: 1 },
      { ticketId: 6, multiplePrices: [price(1, 2)] },
    ]);
  });

  test('never throws, whatever text the storage holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((any) => `{"ticketContentId":1,"tickets":[${any}]}`),
        ),
        (text) => {
          expect(() => readStoredCart(text)).not.toThrow();
        },
      ),
    );
  });
});
