import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartItem } from './cart.ts';
import { readStoredCart, withStoredCart } from './read-stored-cart.ts';
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
    expect(readStoredCart(JSON.stringify(stored), sale)).toEqual(stored);
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
        const own = { siteKey: 'event/11', contentId };
        const stored = toStoredCart(own, cart);
        expect(readStoredCart(JSON.stringify(stored), own)).toEqual(stored);
      }),
    );
  });

  test.each([
    undefined,
    '',
    'cart',
    '[]',
    '7',
    'null',
    '{}',
    '{"ticketContentId":"20","tickets":[]}',
    '{"tickets":[{"ticketId":1,"number":1}]}',
  ])('finds no cart in %j [CART-002]', (text) => expect(readStoredCart(text, sale)).toBeUndefined());

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
    expect(readStoredCart(text, sale)?.tickets).toEqual([{ ticketId: 6, number: 1 }]);
  });

  test('takes the first line of a ticket, or of a price, that is named twice', () => {
    const price = (ticketMultiplePriceId: number, count: number) => ({ ticketMultiplePriceId, number: count });
    const tickets = [
      { ticketId: 5, number: 1 },
      { ticketId: 5, number: 80 },
      { ticketId: 6, multiplePrices: [price(1, 2), price(1, 70)] },
    ];
    expect(readStoredCart(JSON.stringify({ ticketContentId: 20, tickets }), sale)?.tickets).toEqual([
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
          fc.json().map((any) => `{"ticketContentId":1,"tickets":[${any}],"others":[${any}]}`),
        ),
        (text) => {
          expect(() => withStoredCart(text, sale, readStoredCart(text, sale))).not.toThrow();
        },
      ),
    );
  });
});

describe('the carts of several sales', () => {
  const inHall = { siteKey: 'event/12', contentId: 20 };
  const cartOf = (whose: typeof sale, number: number) => toStoredCart(whose, [single(1, number)]);
  const bothCarts = withStoredCart(withStoredCart(undefined, sale, cartOf(sale, 2)), inHall, cartOf(inHall, 3));

  test('are kept together, and the newest stands as a single one would [CART-002]', () => {
    expect(readStoredCart(bothCarts, sale)).toEqual(cartOf(sale, 2));
    expect(readStoredCart(bothCarts, inHall)).toEqual(cartOf(inHall, 3));
    expect(JSON.parse(bothCarts ?? '')).toEqual({ ...cartOf(inHall, 3), others: [cartOf(sale, 2)] });
  });

  test.each([
    ['newest', inHall, sale],
    ['older', sale, inHall],
  ])('stay when the %s of them goes, and the last one leaves nothing [CART-004]', (_, gone, left) => {
    const text = withStoredCart(bothCarts, gone, undefined);
    expect(text).toBe(JSON.stringify(readStoredCart(bothCarts, left)));
    expect(withStoredCart(text, left, undefined)).toBeUndefined();
  });

  test('take over the one cart of an older version, with the site it names or the one that reads it', () => {
    const old = { ticketContentId: 20, tickets: [{ ticketId: 1, number: 4 }] };
    const text = withStoredCart(JSON.stringify({ ...old, siteKey: 'event/11' }), inHall, cartOf(inHall, 3));
    expect(readStoredCart(text, sale)).toEqual(cartOf(sale, 4));
    expect(readStoredCart(JSON.stringify(old), inHall)).toEqual(cartOf(inHall, 4));
  });
});
