import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { price, saleFacts, saleRules, saleTicket, slot } from '../../../../../test/sale-tickets.ts';
import { restoreCart } from '../cart/restore-cart.ts';
import type { SaleTicket } from '../sale/ticket.ts';
import { checkPurchase, type PurchaseFacts, type WantedTicket } from './check-purchase.ts';
import { buildPurchaseList } from '../flow/purchase-list.ts';

const want = (ticketId: number, more: Partial<WantedTicket> = {}): WantedTicket => ({
  ticketId,
  price: 1000,
  originalPrice: 1000,
  ...more,
});
const times = (count: number, one: WantedTicket) => Array.from({ length: count }, () => one);
const problemsOf = (wanted: WantedTicket[], tickets: SaleTicket[], more: Partial<PurchaseFacts> = {}) =>
  checkPurchase(wanted, saleFacts(tickets, more)).problems;

const lottery = saleTicket(8, {
  ticketType: 'LOTTERY',
  requiredSelectSlotNumber: 2,
  slots: [slot(11), slot(12), slot(13)],
});
const choices = (...slots: number[]) => slots.map((ticketSlotId, place) => ({ priority: place + 1, ticketSlotId }));
const apply = (...slots: number[]) => want(8, { lotterySetting: choices(...slots) });

describe('a purchase', () => {
  test('of tickets on sale is priced by the server', () => {
    const checked = checkPurchase(
      [want(5), want(5), want(6, { price: 0, originalPrice: 0 })],
      saleFacts([saleTicket(5), saleTicket(6, { isPay: false })]),
    );
    expect(checked.problems).toEqual([]);
    expect(checked.total).toBe(2000);
    expect(checked.list.map((one) => [one.ticketId, one.price, one.isPay])).toEqual([
      [5, 1000, true],
      [5, 1000, true],
      [6, 0, false],
    ]);
  });

  test.each<[string, Partial<SaleTicket>, Partial<PurchaseFacts>]>([
    ['notOnDisplay', { visiblePeriod: true, visibleEndDate: '2026-11-19' }, {}],
    ['beforeSales', { enableSalesPeriod: true, salesPeriodStart: '2026-11-20 10:01' }, {}],
    ['salesFinished', { enableSalesPeriod: true, salesPeriodEnd: '2026-11-20 09:59' }, {}],
    ['soldOut', { enableNumberSold: true, remainNumber: 0 }, {}],
    ['loginNeeded', {}, { isLoggedIn: false }],
  ])('is refused as %s', (kind, ticket, more) => {
    expect(problemsOf([want(5)], [saleTicket(5, ticket)], more)).toEqual([{ ticketId: 5, kind }]);
  });

  test('of a free first-come ticket needs no login, a free lottery does', () => {
    const free = { price: 0, originalPrice: 0 };
    const isLoggedIn = false;
    expect(problemsOf([want(5, free)], [saleTicket(5, { isPay: false })], { isLoggedIn })).toEqual([]);
    const freeLottery = { ...lottery, isPay: false };
    expect(problemsOf([want(5, free)], [saleTicket(5, { isPay: false })], { isLoggedIn, membersOnlyIds: [5] })).toEqual(
      [{ ticketId: 5, kind: 'loginNeeded' }],
    );
    expect(problemsOf([{ ...apply(11, 12), ...free }], [freeLottery], { isLoggedIn })).toEqual([
      { ticketId: 8, kind: 'loginNeeded' },
    ]);
  });

  test.each([-1, 0, 1.5, Number.NaN, 1e300, 7])(
    'of ticket %d, which is none of this content, is refused',
    (ticketId) => {
      expect(problemsOf([want(ticketId)], [saleTicket(5)])).toEqual([{ ticketId, kind: 'unknownTicket' }]);
    },
  );

  test('of no ticket, or of more than a hundred, is refused', () => {
    expect(problemsOf([], [saleTicket(5)])).toEqual([{ kind: 'empty' }]);
    expect(problemsOf(times(100, want(5)), [saleTicket(5)])).toEqual([]);
    expect(problemsOf(times(101, want(5)), [saleTicket(5)])).toEqual([{ kind: 'tooMany', limit: 100 }]);
    expect(problemsOf(times(50_000, want(5)), [saleTicket(5)])).toEqual([{ kind: 'tooMany', limit: 100 }]);
  });

  test.each<[string, WantedTicket[], Partial<SaleTicket>, object[]]>([
    ['as many as the organiser allows', [want(5), want(5), want(6)], {}, []],
    ['more of one ticket', times(4, want(5)), {}, [{ kind: 'tooMany', limit: 3 }]],
    ['more of several tickets', [want(5), want(6), want(5), want(6)], {}, [{ kind: 'tooMany', limit: 3 }]],
    [
      'more than a person may have, which is less',
      times(3, want(5)),
      { enablePurchasablenumber: true, purchasableNumber: 2 },
      [{ ticketId: 5, kind: 'limitReached', left: 2 }],
    ],
    [
      'more than both allow',
      times(4, want(5)),
      { enablePurchasablenumber: true, purchasableNumber: 2 },
      [
        { kind: 'tooMany', limit: 3 },
        { ticketId: 5, kind: 'limitReached', left: 2 },
      ],
    ],
    [
      'more than is left, which is less',
      times(3, want(5)),
      { enableNumberSold: true, remainNumber: 1 },
      [{ ticketId: 5, kind: 'notEnough', left: 1 }],
    ],
  ])('of %s is judged by the limit per order, too', (_, wanted, more, problems) => {
    const tickets = [saleTicket(5, more), saleTicket(6)];
    expect(problemsOf(wanted, tickets, { rules: saleRules([], 3) })).toEqual(problems);
  });

  test('by an application to a lottery is judged by the limit per order, too', () => {
    const rules = saleRules([], 2);
    expect(problemsOf(times(2, apply(11, 12)), [lottery], { rules })).toEqual([]);
    expect(problemsOf(times(3, apply(11, 12)), [lottery], { rules })).toEqual([{ kind: 'tooMany', limit: 2 }]);
  });

  test('is refused for its number exactly when it has more than the organiser or any order allows', () => {
    const limits = fc.option(fc.integer({ min: 1, max: 100 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), limits, (number, maxPerOrder) => {
        const most = Math.min(maxPerOrder ?? 100, 100);
        const problems = problemsOf(times(number, want(5)), [saleTicket(5)], { rules: saleRules([], maxPerOrder) });
        expect(problems).toEqual(number > most ? [{ kind: 'tooMany', limit: most }] : []);
      }),
    );
  });

  test('above 99,999,999 yen before a discount is refused, at exactly that sum it is not', () => {
    const dear = saleTicket(5, { price: 33_333_333 });
    const one = want(5, { price: 33_333_333, originalPrice: 33_333_333 });
    const limit = 99_999_999;
    expect(problemsOf(times(3, one), [dear])).toEqual([]);
    expect(problemsOf(times(4, one), [dear])).toEqual([{ kind: 'totalTooHigh', limit }]);
    const code = { code: 'FREE', discountPrice: 0, isForFree: true };
    const free = times(4, want(5, { price: 0, originalPrice: 33_333_333 }));
    expect(problemsOf(free, [dear], { code })).toEqual([{ kind: 'totalTooHigh', limit }]);
  });

  test('of more than is left, or than one person may have, is refused with the possible number', () => {
    const limited = saleTicket(5, { enablePurchasablenumber: true, purchasableNumber: 4 });
    const boughtNumbers = new Map([[5, 1]]);
    expect(problemsOf(times(3, want(5)), [limited], { boughtNumbers })).toEqual([]);
    expect(problemsOf(times(4, want(5)), [limited], { boughtNumbers })).toEqual([
      { ticketId: 5, kind: 'limitReached', left: 3 },
    ]);
    expect(problemsOf([want(5)], [limited], { boughtNumbers: new Map([[5, 9]]) })).toEqual([
      { ticketId: 5, kind: 'limitReached', left: 0 },
    ]);
    const few = saleTicket(5, { enableNumberSold: true, remainNumber: 2 });
    expect(problemsOf(times(3, want(5)), [few])).toEqual([{ ticketId: 5, kind: 'notEnough', left: 2 }]);
  });

  test('counts the lines of all prices together, anywhere in the list', () => {
    const prices = saleTicket(5, {
      enableMultiplePrice: true,
      multiplePrices: [price(1, 1000), price(2, 1000)],
      enablePurchasablenumber: true,
      purchasableNumber: 2,
    });
    const list = [
      want(5, { ticketMultiplePriceId: 1 }),
      want(6),
      want(5, { ticketMultiplePriceId: 2 }),
      want(5, { ticketMultiplePriceId: 1 }),
    ];
    expect(problemsOf(list, [prices, saleTicket(6)])).toEqual([{ ticketId: 5, kind: 'limitReached', left: 2 }]);
  });
});

describe('a price', () => {
  const prices = saleTicket(5, { enableMultiplePrice: true, multiplePrices: [price(1, 1000), price(2, 500)] });

  test.each([
    [saleTicket(5), 1],
    [prices, 3],
    [prices, null],
    [prices, undefined],
    [prices, -1],
    [prices, 1.5],
  ])('that the ticket does not have is refused (%#)', (ticket, ticketMultiplePriceId) => {
    expect(problemsOf([want(5, { ticketMultiplePriceId })], [ticket])).toEqual([{ ticketId: 5, kind: 'unknownPrice' }]);
  });

  test.each([
    { price: 1 },
    { price: -1000 },
    { price: 999.5 },
    { price: Number.NaN },
    { originalPrice: 2000 },
    { price: 1100, originalPrice: 1100 },
    { price: 0, originalPrice: 0 },
  ])('from the browser is never believed: %j', (more) => {
    const { problems, list, total } = checkPurchase([want(5, more)], saleFacts([saleTicket(5)]));
    expect(problems).toEqual([{ ticketId: 5, kind: 'priceChanged' }]);
    expect([list[0]?.price, list[0]?.originalPrice, total]).toEqual([1000, 1000, 1000]);
  });

  const code = { code: 'X', discountPrice: 300, isForFree: false, availableCountPerPayments: 1 };

  test('with a code is the server’s too [DISCOUNT-005]', () => {
    const list = [want(5, { price: 700 }), want(5)];
    expect(checkPurchase(list, saleFacts([saleTicket(5)], { code }))).toMatchObject({ problems: [], total: 1700 });
    expect(problemsOf([want(5, { price: 700 }), want(5, { price: 700 })], [saleTicket(5)], { code })).toEqual([
      { ticketId: 5, kind: 'priceChanged' },
    ]);
    expect(problemsOf([want(5, { price: 700 })], [saleTicket(5)])).toEqual([{ ticketId: 5, kind: 'priceChanged' }]);
  });

  test('with a code that cannot be used is refused because of the code only', () => {
    const list = [want(5, { price: 700 })];
    expect(problemsOf(list, [saleTicket(5)], { code: 'unusable' })).toEqual([{ kind: 'codeUnusable' }]);
    expect(problemsOf(list, [saleTicket(5)], { code: { ...code, target: { ticketId: 6 } } })).toEqual([
      { kind: 'codeUnusable' },
    ]);
  });
});

describe('tickets together', () => {
  test('of a lottery are not bought with first-come tickets [TICKET-098]', () => {
    expect(problemsOf([apply(11, 12), want(5)], [lottery, saleTicket(5)])).toEqual([{ kind: 'mixed' }]);
    const other = { ...lottery, ticketId: 9 };
    expect(problemsOf([apply(11, 12), { ...apply(11, 12), ticketId: 9 }], [lottery, other])).toEqual([
      { kind: 'mixed' },
    ]);
  });

  const rules = saleRules([{ tickets: [{ id: 5 }, { id: 6 }], purchasableCount: 1 }]);

  test('of one exclusion group are not bought together [TICKET-099]', () => {
    expect(problemsOf([want(5), want(6)], [saleTicket(5), saleTicket(6)], { rules })).toEqual([
      { ticketId: 5, kind: 'combination' },
      { ticketId: 6, kind: 'combination' },
    ]);
    expect(problemsOf([want(5), want(5)], [saleTicket(5), saleTicket(6)], { rules })).toEqual([]);
  });

  test('are not bought while the buyer holds another one of the group [TICKET-100]', () => {
    const held = { rules, ownedTicketIds: [6] };
    expect(problemsOf([want(5)], [saleTicket(5)], held)).toEqual([{ ticketId: 5, kind: 'combination' }]);
    expect(problemsOf([want(6)], [saleTicket(6)], held)).toEqual([]);
  });

  const child = saleTicket(5, { enableParentTicket: true, parentTicketIds: [6, 9, 5] });
  const refused = [{ ticketId: 5, kind: 'parentNeeded', parentTicketIds: [6, 9, 5] }];

  test.each<[string, number[], number[], SaleTicket, unknown[]]>([
    ['nothing', [5], [], child, refused],
    ['another ticket', [5, 4], [4], child, refused],
    ['itself alone', [5, 5], [], child, refused],
    ['one of them in the cart', [5, 6], [], child, []],
    ['one of them owned', [5], [9], child, []],
    ['nothing, where none is asked for', [5], [], { ...child, enableParentTicket: false }, []],
  ])('that need a parent, with %s [TICKET-015]', (_, inCart, issuedTicketIds, ticket, problems) => {
    const onSale = [saleTicket(4), ticket, saleTicket(6)];
    const wanted = inCart.map((id) => want(id));
    expect(problemsOf(wanted, onSale, { issuedTicketIds })).toEqual(problems);
  });
});

describe('an application', () => {
  test('follows the published ticket type, not the type that the browser sends [TICKET-064]', () => {
    const said = { ...apply(11, 12), ticketType: 'NORMAL' };
    expect(checkPurchase([said], saleFacts([lottery])).list).toMatchObject([{ ticketId: 8, ticketType: 'LOTTERY' }]);
  });

  test('names each slot once', () => {
    expect(problemsOf([apply(11, 12), apply(11, 12)], [lottery])).toEqual([]);
    const wrong = [
      apply(11),
      apply(11, 11),
      apply(11, 99),
      apply(11, 12, 13),
      want(8),
      want(8, { lotterySetting: null }),
    ];
    for (const one of wrong) expect(problemsOf([one], [lottery])).toEqual([{ ticketId: 8, kind: 'choices' }]);
  });

  test('has the same choices for all its tickets', () => {
    expect(problemsOf([apply(11, 12), apply(12, 11)], [lottery])).toEqual([{ ticketId: 8, kind: 'choices' }]);
    expect(problemsOf([apply(11, 12), want(8)], [lottery])).toEqual([{ ticketId: 8, kind: 'choices' }]);
  });

  test('can be made once until the draw', () => {
    expect(problemsOf([apply(11, 12)], [lottery], { appliedTicketIds: [8] })).toEqual([
      { ticketId: 8, kind: 'alreadyApplied' },
    ]);
  });
});

test('every restored cart can be bought as it is [CART-022, CART-023, CART-030, TICKET-098]', () => {
  const ticket = fc.record({
    ticketId: fc.nat(3),
    ticketType: fc.constantFrom('NORMAL' as const, 'LOTTERY' as const),
    enableNumberSold: fc.boolean(),
    remainNumber: fc.nat(9),
    enablePurchasablenumber: fc.boolean(),
    purchasableNumber: fc.nat(6),
  });
  const saved = fc.record({ ticketId: fc.nat(3), number: fc.integer({ min: 1, max: 12 }) });
  const groups = fc.array(fc.record({ tickets: fc.array(fc.record({ id: fc.nat(3) })), purchasableCount: fc.nat(2) }), {
    maxLength: 2,
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(ticket, { selector: ({ ticketId }) => ticketId }),
      fc.uniqueArray(saved, { selector: ({ ticketId }) => ticketId }),
      groups,
      fc.array(fc.nat(3), { maxLength: 2 }),
      (some, tickets, groupsOfSale, ownedTicketIds) => {
        const onSale = some.map(({ ticketId, ...more }) => saleTicket(ticketId, more));
        const fresh = saleFacts(onSale, {
          rules: saleRules(groupsOfSale),
          ownedTicketIds,
          boughtNumbers: new Map([[1, 2]]),
        });
        const { items } = restoreCart({ tickets }, fresh);
        const list = buildPurchaseList(items, onSale);
        expect(checkPurchase(list, fresh).problems).toEqual(list.length === 0 ? [{ kind: 'empty' }] : []);
      },
    ),
  );
});
