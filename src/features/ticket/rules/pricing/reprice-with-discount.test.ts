import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { type CodeAvailability, codeKeyOf, codeState, type DiscountCode } from '../sale/discount-code.ts';
import { clearDiscount, discountedPrice, type PricedItem, repriceWithDiscount } from './reprice-with-discount.ts';

const code = (more: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'AUTUMN',
  discountPrice: 300,
  availableCountPerPayments: 0,
  target: null,
  isForFree: false,
  minimumAmount: null,
  ...more,
});
const item = (originalPrice: number, ticketId = 1, price = originalPrice): PricedItem => ({
  ticketId,
  price,
  originalPrice,
});
const pricesOf = (list: PricedItem[], more: Partial<DiscountCode> = {}) =>
  repriceWithDiscount(list, code(more)).list.map(({ price }) => price);

describe('a discounted price', () => {
  test.each([
    [1000, 300, false, 700],
    [300, 250, false, 120],
    [420, 300, false, 120],
    [421, 300, false, 121],
    [300, 1_000_000, false, 120],
    [120, 300, false, 120],
    [119, 300, false, 119],
    [1, 300, false, 1],
    [1000, 0, false, 1000],
    [1000, -50, false, 1000],
    [1000, 300, true, 0],
    [100, 0, true, 0],
  ])(
    'of %i less %i, free: %s, is %i [DISCOUNT-009, DISCOUNT-010]',
    (originalPrice, discountPrice, isForFree, price) => {
      expect(discountedPrice(originalPrice, { discountPrice, isForFree })).toBe(price);
    },
  );
});

describe('setting a code', () => {
  test('reprices the purchase list from the original prices [DISCOUNT-005]', () => {
    expect(repriceWithDiscount([item(1000), item(500, 2)], code())).toEqual({
      list: [item(1000, 1, 700), item(500, 2, 200)],
      isBelowLimit: false,
      isUsedUp: false,
      belowLimit: [],
      discounted: [0, 1],
    });
    expect(pricesOf([item(1000, 1, 400)])).toEqual([700]);
  });

  test('skips free tickets and does not count them [DISCOUNT-007]', () => {
    expect(pricesOf([item(0), item(1000)], { availableCountPerPayments: 1, minimumAmount: 500 })).toEqual([0, 700]);
    expect(repriceWithDiscount([item(0)], code({ minimumAmount: 500 })).isBelowLimit).toBe(false);
  });

  test('leaves tickets below the minimum as they are and names them [DISCOUNT-008]', () => {
    const { list, isBelowLimit, belowLimit, discounted } = repriceWithDiscount(
      [item(900), item(1000), item(999)],
      code({ minimumAmount: 1000 }),
    );
    expect(list.map(({ price }) => price)).toEqual([900, 700, 999]);
    expect([isBelowLimit, belowLimit, discounted]).toEqual([true, [0, 2], [1]]);
  });

  test('a free code makes tickets above the minimum free [DISCOUNT-009, DISCOUNT-008]', () => {
    expect(pricesOf([item(1000), item(100)], { isForFree: true, minimumAmount: 500 })).toEqual([0, 100]);
  });

  test('changes only the target ticket, where there is one [DISCOUNT-011]', () => {
    const list = [item(1000, 1), item(1000, 2), item(100, 1)];
    expect(pricesOf(list, { target: { ticketId: 2 } })).toEqual([1000, 700, 100]);
    expect(pricesOf(list, { target: { ticketId: null } })).toEqual([700, 700, 100]);
    expect(pricesOf(list, { target: {} })).toEqual([700, 700, 100]);
    expect(repriceWithDiscount(list, code({ target: { ticketId: 2 }, minimumAmount: 500 })).belowLimit).toEqual([]);
  });

  test.each([
    [2, [700, 700, 1000, 1000, 1000]],
    [0, [700, 700, 700, 700, 700]],
    [null, [700, 700, 700, 700, 700]],
    [undefined, [700, 700, 700, 700, 700]],
    [9, [700, 700, 700, 700, 700]],
  ])('counts for %s tickets of a payment [DISCOUNT-012, DISCOUNT-013]', (availableCountPerPayments, prices) => {
    expect(
      pricesOf(
        Array.from({ length: 5 }, () => item(1000)),
        { availableCountPerPayments },
      ),
    ).toEqual(prices);
  });

  test('counts only tickets that became cheaper, in the order of the list [DISCOUNT-012]', () => {
    const list = [item(0), item(100), item(900), item(1000, 2), item(2000, 1), item(1500, 1)];
    const more = { availableCountPerPayments: 1, minimumAmount: 50, target: { ticketId: 1 } };
    expect(pricesOf(list, more)).toEqual([0, 100, 600, 1000, 2000, 1500]);
    expect(repriceWithDiscount(list, code(more)).isUsedUp).toBe(true);
    expect(repriceWithDiscount(list.slice(0, 4), code(more)).isUsedUp).toBe(false);
  });

  test('a code that makes nothing cheaper cannot be used', () => {
    const useless = [{ target: { ticketId: 9 } }, { minimumAmount: 5000 }, { discountPrice: 0 }];
    for (const more of useless) expect(repriceWithDiscount([item(1000)], code(more)).discounted).toEqual([]);
  });
});

test('the example of docs/algorithms/pricing-with-discounts.md comes out as the document says [DISCOUNT-005, DISCOUNT-012]', () => {
  const list = [item(0), item(400), item(1000), item(500), item(2000)];
  expect(pricesOf(list, { minimumAmount: 500, availableCountPerPayments: 2 })).toEqual([0, 400, 700, 200, 2000]);
  expect(pricesOf(list, { minimumAmount: 0, availableCountPerPayments: 2 })).toEqual([0, 120, 700, 500, 2000]);
});

test('clearing the code restores the original prices [DISCOUNT-006]', () => {
  expect(clearDiscount([item(1000, 1, 700), item(0)])).toEqual([item(1000), item(0)]);
});

describe('for any code', () => {
  const anyCode = fc.record({
    code: fc.constant('X'),
    discountPrice: fc.integer({ min: -100, max: 5000 }),
    availableCountPerPayments: fc.option(fc.nat(4)),
    target: fc.option(fc.record({ ticketId: fc.option(fc.nat(3)) })),
    isForFree: fc.boolean(),
    minimumAmount: fc.option(fc.nat(3000)),
  });
  const anyList = fc.array(
    fc.record({ ticketId: fc.nat(3), price: fc.nat(4000), originalPrice: fc.oneof(fc.constant(0), fc.nat(4000)) }),
  );

  test('no price rises, and none falls below the floor except to 0 [DISCOUNT-009, DISCOUNT-010]', () => {
    fc.assert(
      fc.property(anyList, anyCode, (list, any) => {
        for (const { price, originalPrice } of repriceWithDiscount(list, any).list) {
          expect(price).toBeLessThanOrEqual(originalPrice);
          if (price < originalPrice) expect(any.isForFree ? price === 0 : price >= 120).toBe(true);
        }
      }),
    );
  });

  test('the count is kept, and the warnings name tickets at their original price [DISCOUNT-008, DISCOUNT-012]', () => {
    fc.assert(
      fc.property(anyList, anyCode, (list, any) => {
        const { list: repriced, discounted, belowLimit, isBelowLimit } = repriceWithDiscount(list, any);
        if (any.availableCountPerPayments) expect(discounted.length).toBeLessThanOrEqual(any.availableCountPerPayments);
        expect(isBelowLimit).toBe(belowLimit.length > 0);
        repriced.forEach(({ price, originalPrice }, place) => {
          expect(price < originalPrice).toBe(discounted.includes(place));
          if (belowLimit.includes(place)) expect(originalPrice).toBeLessThan(any.minimumAmount ?? 0);
        });
      }),
    );
  });

  test('setting a code again, or after another one, gives the same prices; clearing undoes it [DISCOUNT-005, DISCOUNT-006]', () => {
    fc.assert(
      fc.property(anyList, anyCode, anyCode, (list, any, other) => {
        const once = repriceWithDiscount(list, any);
        expect(repriceWithDiscount(once.list, any)).toEqual(once);
        expect(repriceWithDiscount(repriceWithDiscount(list, other).list, any)).toEqual(once);
        expect(clearDiscount(once.list)).toEqual(clearDiscount(list));
      }),
    );
  });
});

describe('a code', () => {
  const now = parseInstant('2026-11-20 10:00') as number;
  test.each<[string, Partial<CodeAvailability>]>([
    ['usable', {}],
    ['usable', { usableFrom: '2026-11-20 10:00', usableUntil: '2026-11-20' }],
    ['notYet', { usableFrom: '2026-11-20 10:01', usesLeft: 0 }],
    ['expired', { usableUntil: '2026-11-20 09:59', usesLeft: 0 }],
    ['usedUp', { usesLeft: 0 }],
    ['usable', { usesLeft: 1 }],
  ])('is %s with %j', (state, more) => {
    expect(codeState({ usableFrom: null, usableUntil: null, usesLeft: null, ...more }, now)).toBe(state);
  });

  test.each([' autumn ', 'ＡＵＴＵＭＮ', 'Autumn'])('is recognised as a buyer types it: %j', (typed) => {
    expect(codeKeyOf(typed)).toBe('AUTUMN');
  });
});
