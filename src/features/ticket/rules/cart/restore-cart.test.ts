import { describe, expect, test } from 'vitest';
import { price, saleFacts, saleRules, saleTicket, slot } from '../../../../../test/sale-tickets.ts';
import type { SaleTicket } from '../sale/ticket.ts';
import { type FreshFacts, restoreCart } from './restore-cart.ts';
import { type StoredTicket, toStoredCart } from './stored-cart.ts';

const restore = (tickets: StoredTicket[], onSale: SaleTicket[], more: Partial<FreshFacts> = {}) =>
  restoreCart({ tickets }, saleFacts(onSale, more));
const sale = { siteKey: 'event/11', contentId: 20 };
const saved = (ticketId: number, number: number): StoredTicket => ({ ticketId, number });
const line = (ticketMultiplePriceId: number, number: number) => ({ ticketMultiplePriceId, number });
const numbers = (tickets: StoredTicket[], onSale: SaleTicket[], more: Partial<FreshFacts> = {}) =>
  restore(tickets, onSale, more).items.map(
    ({ number, multiplePrices }) => number ?? multiplePrices?.map((one) => one.number),
  );

describe('a cart that can be bought', () => {
  test('comes back as it was, without any flag [CART-010, CART-011]', () => {
    expect(restore([saved(5, 2)], [saleTicket(5)])).toEqual({
      items: [{ ticketId: 5, isLottery: false, number: 2, tmpNumber: 2 }],
      hasValidationError: false,
      isChanged: false,
      amendments: [],
    });
  });

  test('keeps its price lines', () => {
    const prices = saleTicket(5, { enableMultiplePrice: true, multiplePrices: [price(1, 1000), price(2, 500)] });
    const { items, hasValidationError } = restore(
      [{ ticketId: 5, multiplePrices: [line(1, 2), line(2, 1)] }],
      [prices],
    );
    expect(items[0]?.multiplePrices).toEqual([
      { ticketMultiplePriceId: 1, number: 2, tmpNumber: 2 },
      { ticketMultiplePriceId: 2, number: 1, tmpNumber: 1 },
    ]);
    expect(hasValidationError).toBe(false);
  });
});

describe('a line is dropped', () => {
  const shown = { visiblePeriod: true, visibleEndDate: '2026-11-20 09:59' };
  const sold = { enableSalesPeriod: true, salesPeriodEnd: '2026-11-20 09:59' };
  const early = { enableSalesPeriod: true, salesPeriodStart: '2026-11-20 10:01' };
  const none = { enableNumberSold: true, remainNumber: 0 };
  const limit = { enablePurchasablenumber: true, purchasableNumber: 4 };
  const boughtNumbers = new Map([[5, 4]]);

  test.each<[string, SaleTicket[], Partial<FreshFacts>]>([
    ['gone', [saleTicket(6)], {}],
    ['notOnDisplay', [saleTicket(5, shown)], {}],
    ['notOnSale', [saleTicket(5, sold)], {}],
    ['notOnSale', [saleTicket(5, early)], {}],
    ['soldOut', [saleTicket(5, none)], {}],
    ['soldOut', [saleTicket(5, { ...none, remainNumber: -1 })], {}],
    ['limitReached', [saleTicket(5, limit)], { boughtNumbers }],
  ])(
    'that is %s, with the error flag and without the changed flag [CART-010, CART-011, CART-017, CART-018, CART-019, CART-020, CART-024]',
    (why, onSale, facts) => {
      expect(restore([saved(5, 2)], onSale, facts)).toEqual({
        items: [],
        hasValidationError: true,
        isChanged: false,
        amendments: [{ ticketId: 5, kind: 'dropped', why }],
      });
    },
  );

  test.each<[Partial<SaleTicket>]>([
    [{ ...shown, visiblePeriod: false }],
    [{ ...sold, enableSalesPeriod: false }],
    [{ ...none, enableNumberSold: false }],
    [{ ...limit, enablePurchasablenumber: false }],
  ])('a line stays where %j is switched off [CART-018, CART-019, CART-020, CART-023]', (more) => {
    const { items, hasValidationError } = restore([saved(5, 2)], [saleTicket(5, more)], { boughtNumbers });
    expect([items.length, hasValidationError]).toEqual([1, false]);
  });

  test('when it breaks a combination; the earlier line stays [CART-021, CART-030]', () => {
    const rules = saleRules([{ tickets: [{ id: 5 }, { id: 6 }], purchasableCount: 1 }]);
    const both = restore([saved(5, 1), saved(6, 1)], [saleTicket(5), saleTicket(6)], { rules });
    expect(both.items.map(({ ticketId }) => ticketId)).toEqual([5]);
    expect(both.amendments).toEqual([{ ticketId: 6, kind: 'dropped', why: 'combination' }]);
    expect([both.hasValidationError, both.isChanged]).toEqual([true, false]);
  });

  test('when it may not be combined with an owned ticket [CART-021, CART-031]', () => {
    const facts = { rules: saleRules([{ tickets: [{ id: 5 }, { id: 6 }], purchasableCount: 1 }]), ownedTicketIds: [6] };
    expect(restore([saved(5, 1)], [saleTicket(5)], facts).amendments).toEqual([
      { ticketId: 5, kind: 'dropped', why: 'combination' },
    ]);
  });

  test('when it is a lottery after first-come tickets, or the other way round [TICKET-098]', () => {
    const onSale = [saleTicket(5), saleTicket(6, { ticketType: 'LOTTERY' })];
    expect(restore([saved(5, 1), saved(6, 1)], onSale).items.map(({ ticketId }) => ticketId)).toEqual([5]);
    expect(restore([saved(6, 1), saved(5, 1)], onSale).items.map(({ ticketId }) => ticketId)).toEqual([6]);
  });
});

describe('a single price', () => {
  test.each([
    [5, { enableNumberSold: true, remainNumber: 3 }, 0, 3],
    [5, { enablePurchasablenumber: true, purchasableNumber: 4 }, 3, 1],
    [5, { enableNumberSold: true, remainNumber: 2, enablePurchasablenumber: true, purchasableNumber: 4 }, 1, 2],
    [1e9, {}, 0, 100],
  ])(
    'with number %i is capped by %j with %i bought: %i [CART-022, CART-023, CART-025]',
    (wanted, more, bought, kept) => {
      const facts = { boughtNumbers: new Map([[5, bought]]) };
      expect(restore([saved(5, wanted)], [saleTicket(5, more)], facts)).toEqual({
        items: [{ ticketId: 5, isLottery: false, number: kept, tmpNumber: kept }],
        hasValidationError: true,
        isChanged: true,
        amendments: [{ ticketId: 5, kind: 'reduced', to: kept }],
      });
    },
  );
});

describe('several prices', () => {
  const prices = (more: Partial<SaleTicket>) =>
    saleTicket(5, { enableMultiplePrice: true, multiplePrices: [price(1, 1000), price(2, 500), price(3, 0)], ...more });
  const left = (remainNumber: number) => prices({ enableNumberSold: true, remainNumber });
  const wish = (...lines: [number, number][]): StoredTicket[] => [
    { ticketId: 5, multiplePrices: lines.map(([id, n]) => line(id, n)) },
  ];

  test.each<[[number, number][], number, number[]]>([
    [
      [
        [1, 6],
        [2, 3],
      ],
      6,
      [4, 2],
    ],
    [
      [
        [1, 9],
        [2, 1],
      ],
      5,
      [4, 1],
    ],
    [
      [
        [1, 6],
        [2, 3],
      ],
      9,
      [6, 3],
    ],
    [
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      2,
      [1, 1, 1],
    ],
    [
      [
        [1, 8],
        [2, 1],
        [3, 1],
      ],
      3,
      [1, 1, 1],
    ],
  ])('of %j with %i left become %j [CART-026, CART-027]', (lines, remaining, kept) => {
    expect(numbers(wish(...lines), [left(remaining)])).toEqual([kept]);
  });

  test('are capped by the limit per person [CART-026]', () => {
    const limited = prices({ enablePurchasablenumber: true, purchasableNumber: 8 });
    const boughtNumbers = new Map([[5, 2]]);
    expect(numbers(wish([1, 6], [2, 3]), [limited], { boughtNumbers })).toEqual([[4, 2]]);
    expect(restore(wish([1, 6]), [limited], { boughtNumbers: new Map([[5, 8]]) }).items).toEqual([]);
  });

  test('that cannot be reduced to the cap stay at 1 each and raise the error flag [CART-010, CART-027]', () => {
    const { hasValidationError, isChanged, amendments } = restore(wish([1, 1], [2, 1], [3, 1]), [left(2)]);
    expect([hasValidationError, isChanged]).toEqual([true, false]);
    expect(amendments).toEqual([{ ticketId: 5, kind: 'over', most: 2 }]);
    expect(restore(wish([1, 4], [2, 1], [3, 1]), [left(2)])).toMatchObject({
      isChanged: true,
      amendments: [{ ticketId: 5, kind: 'over', most: 2 }],
    });
  });

  test('are dropped alone when they are unknown [CART-028]', () => {
    const { items, hasValidationError, amendments } = restore(wish([1, 2], [9, 1]), [prices({})]);
    expect(items[0]?.multiplePrices?.map(({ ticketMultiplePriceId }) => ticketMultiplePriceId)).toEqual([1]);
    expect(hasValidationError).toBe(true);
    expect(amendments).toEqual([{ ticketId: 5, kind: 'dropped', why: 'unknownPrice' }]);
    expect(restore(wish([9, 1]), [prices({})]).items).toEqual([]);
  });

  test('with number 0 are dropped without an amendment [CART-029]', () => {
    expect(restore(wish([1, 2], [2, 0]), [prices({})])).toMatchObject({
      items: [{ multiplePrices: [{ ticketMultiplePriceId: 1, number: 2 }] }],
      hasValidationError: false,
    });
  });

  test('are dropped when the ticket had one price before, or has one now [CART-028]', () => {
    expect(restore([saved(5, 2)], [prices({})]).items).toEqual([]);
    expect(restore(wish([1, 2]), [saleTicket(5)]).items).toEqual([]);
  });
});

test('choices of a lottery are restored, and one that is not offered any more is an amendment [LOTTERY-003, CART-010]', () => {
  const lottery = saleTicket(5, { ticketType: 'LOTTERY', requiredSelectSlotNumber: 2, slots: [slot(11), slot(12)] });
  const choice = (priority: number, ticketSlotId: number) => ({ priority, ticketSlotId });
  const lotteryRequest = [choice(1, 11), choice(2, 99), choice(3, 12), choice(2, 12)];
  const { items, amendments, hasValidationError } = restore([{ ...saved(5, 1), lotteryRequest }], [lottery]);
  expect(items).toEqual([
    { ticketId: 5, isLottery: true, number: 1, tmpNumber: 1, lotteryRequest: [choice(1, 11), choice(2, 12)] },
  ]);
  expect([amendments, hasValidationError]).toEqual([[{ ticketId: 5, kind: 'wishDropped' }], true]);
  const whole = [{ ...saved(5, 1), lotteryRequest: [choice(1, 12), choice(2, 11)] }];
  expect(restore(whole, [lottery]).amendments).toEqual([]);
});

test('an empty result stores nothing: the key is removed [CART-012]', () => {
  expect(toStoredCart(sale, restore([saved(5, 1)], []).items)).toBeUndefined();
});

test('the example of docs/algorithms/cart-restore.md comes out as the document says [CART-022, CART-023, CART-027, CART-030]', () => {
  const onSale = [
    saleTicket(1, { enableNumberSold: true, remainNumber: 3 }),
    saleTicket(2, {
      enablePurchasablenumber: true,
      purchasableNumber: 8,
      enableMultiplePrice: true,
      multiplePrices: [price(1, 1000), price(2, 500)],
    }),
    saleTicket(3, { enableSalesPeriod: true, salesPeriodEnd: '2026-11-19' }),
    saleTicket(4),
  ];
  const wanted = [saved(1, 5), { ticketId: 2, multiplePrices: [line(1, 6), line(2, 3)] }, saved(3, 1), saved(4, 1)];
  const restored = restore(wanted, onSale, {
    boughtNumbers: new Map([[2, 2]]),
    rules: saleRules([{ tickets: [{ id: 2 }, { id: 4 }], purchasableCount: 1 }]),
  });
  expect(toStoredCart(sale, restored.items)?.tickets).toEqual([
    saved(1, 3),
    { ticketId: 2, multiplePrices: [line(1, 4), line(2, 2)] },
  ]);
  expect(restored.amendments).toEqual([
    { ticketId: 1, kind: 'reduced', to: 3 },
    { ticketId: 2, kind: 'reduced', to: 6 },
    { ticketId: 3, kind: 'dropped', why: 'notOnSale' },
    { ticketId: 4, kind: 'dropped', why: 'combination' },
  ]);
});
