import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saleNow, saleRules, saleTicket } from '../../../../../test/sale-tickets.ts';
import type { SaleTicket } from '../sale/ticket.ts';
import type { CartItem } from './cart.ts';
import {
  capFor,
  type Held,
  lacksParent,
  type LimitedCart,
  orderLimitFor,
  orderLimitState,
  type PutProblem,
  whyNotPut,
} from './why-not-put.ts';

const nothing: Held = { ownedTicketIds: [], boughtNumbers: [], appliedTicketIds: [] };
const inCart = (ticketId: number, isLottery = false): CartItem => ({ ticketId, isLottery, number: 2, tmpNumber: 2 });
const pair = saleRules([{ tickets: [{ id: 1 }, { id: 2 }, { id: 3 }], purchasableCount: 1 }]);
const emptyCart: LimitedCart = { items: [], holdings: nothing, rules: saleRules() };
const limited = { enablePurchasablenumber: true, purchasableNumber: 2 };
/** Up to four tickets in an order. */
const four = saleRules([], 4);
const bought = (number: number): Held => ({ ...nothing, boughtNumbers: [{ ticketId: 1, number }] });

describe('a ticket can be put into the cart', () => {
  test.each<[string, Partial<SaleTicket>, Partial<LimitedCart>]>([
    ['with nothing else there', {}, {}],
    ['beside others of its kind', {}, { items: [inCart(2)] }],
    ['when it is there itself, in its own group', {}, { items: [inCart(1)], rules: pair }],
    ['when it is owned and may be bought again', limited, { holdings: { ...bought(1), ownedTicketIds: [1] } }],
    ['when it fills the order itself', {}, { items: [inCart(1), inCart(2)], rules: four }],
    ['a lottery that is there itself', { ticketType: 'LOTTERY' }, { items: [inCart(1, true)] }],
  ])('%s [TICKET-090]', (_, more, facts) => {
    expect(whyNotPut(saleTicket(1, more), { ...emptyCart, ...facts }, saleNow)).toBeUndefined();
  });
});

describe('a ticket is refused', () => {
  test.each<[string, Partial<SaleTicket>, Partial<LimitedCart>, PutProblem]>([
    [
      'when its lottery was applied for [TICKET-093]',
      { ticketType: 'LOTTERY' },
      { holdings: { ...nothing, appliedTicketIds: [1] } },
      { kind: 'applied' },
    ],
    [
      'before its sales [TICKET-089]',
      { enableSalesPeriod: true, salesPeriodStart: '2026-11-21 10:00' },
      {},
      { kind: 'before' },
    ],
    [
      'after its sales [TICKET-092]',
      { enableSalesPeriod: true, salesPeriodEnd: '2026-11-19 10:00' },
      {},
      { kind: 'finished' },
    ],
    ['when none is left [TICKET-091]', { enableNumberSold: true, remainNumber: -2 }, {}, { kind: 'soldout' }],
    ['a first-come one beside a lottery [TICKET-098]', {}, { items: [inCart(2, true)] }, { kind: 'mixed' }],
    [
      'a lottery beside first-come ones [TICKET-098]',
      { ticketType: 'LOTTERY' },
      { items: [inCart(2)] },
      { kind: 'mixed' },
    ],
    [
      'a lottery beside another, which has a draw of its own [TICKET-098]',
      { ticketType: 'LOTTERY' },
      { items: [inCart(2, true)] },
      { kind: 'mixed' },
    ],
    [
      'when another one of its group is in the cart [TICKET-099]',
      {},
      { items: [inCart(3)], rules: pair },
      { kind: 'combination', ticketIds: [3] },
    ],
    [
      'when another one of its group is owned [TICKET-100]',
      {},
      { holdings: { ...nothing, ownedTicketIds: [2] }, rules: pair },
      { kind: 'combination', ticketIds: [2] },
    ],
    ['when a person has all that one may have [CART-023]', limited, { holdings: bought(2) }, { kind: 'limitReached' }],
    [
      'when the other tickets in the cart fill the order',
      {},
      { items: [inCart(2), inCart(3)], rules: four },
      { kind: 'orderFull', most: 4 },
    ],
    [
      'when a number that is being edited will fill the order',
      {},
      { items: [{ ...inCart(2), tmpNumber: 4 } as CartItem], rules: four },
      { kind: 'orderFull', most: 4 },
    ],
  ])('%s', (_, more, facts, expected) => {
    expect(whyNotPut(saleTicket(1, more), { ...emptyCart, ...facts }, saleNow)).toEqual(expected);
  });
});

test('the cap is the number left for this person, never below 0 [CART-022, CART-023]', () => {
  const capWith = (holdings: Held, more: Partial<SaleTicket> = limited, ticketId = 1) =>
    capFor(saleTicket(ticketId, more), { ...emptyCart, holdings });
  expect(capWith(bought(1))).toBe(1);
  expect(capWith(bought(5))).toBe(0);
  expect(capWith(nothing, { ...limited, enableNumberSold: true, remainNumber: 1 })).toBe(1);
  expect(capWith(bought(2), limited, 2)).toBe(2);
});

describe('the limit per order', () => {
  const stock = (remainNumber: number) => ({ enableNumberSold: true, remainNumber });

  test.each<[string, Partial<SaleTicket>, CartItem[], Held, number, number | undefined]>([
    ['leaves all to the only ticket', {}, [inCart(1)], nothing, 4, 4],
    ['leaves the rest beside others', {}, [inCart(2)], nothing, 2, 4],
    ['leaves nothing beside too many others', {}, [inCart(2), inCart(3), inCart(4)], nothing, 0, 4],
    ['is told where it allows as much as the limit per person', limited, [inCart(2)], nothing, 2, 4],
    ['is not told where a person may have less', limited, [], nothing, 2, undefined],
    ['is not told where a person has some already', limited, [inCart(2)], bought(1), 1, undefined],
    ['is not told where less is left', stock(1), [inCart(2)], nothing, 1, undefined],
  ])('%s', (_, more, items, holdings, cap, told) => {
    const cart = { items, holdings, rules: four };
    expect(capFor(saleTicket(1, more), cart)).toBe(cap);
    expect(orderLimitFor(saleTicket(1, more), cart)).toBe(told);
  });

  test.each<[CartItem[], number | null, string]>([
    [[], 1, 'below'],
    [[inCart(1), inCart(2)], 5, 'below'],
    [[inCart(1), inCart(2)], 4, 'at'],
    [[inCart(1), { ...inCart(2), tmpNumber: 3 } as CartItem], 5, 'at'],
    [[inCart(1), { ...inCart(2), tmpNumber: 1 } as CartItem], 4, 'at'],
    [[inCart(1), { ...inCart(2), tmpNumber: 1 } as CartItem], 3, 'above'],
    [[inCart(1), inCart(2)], null, 'below'],
    [[{ ...inCart(1), number: 60 } as CartItem, { ...inCart(2), number: 41 } as CartItem], null, 'above'],
  ])('of a cart (%#) with the limit %s stands: %s', (items, maxPerOrder, state) => {
    expect(orderLimitState({ items, rules: saleRules([], maxPerOrder) })).toBe(state);
  });

  test('is never exceeded by putting as many as the caps allow, one ticket after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.array(fc.nat(30), { maxLength: 8 }), (maxPerOrder, wishes) => {
        const rules = saleRules([], maxPerOrder);
        const items = wishes.reduce<CartItem[]>((there, wish, ticketId) => {
          const number = Math.min(wish, capFor(saleTicket(ticketId), { ...emptyCart, items: there, rules }));
          return number === 0 ? there : [...there, { ticketId, isLottery: false, number, tmpNumber: number }];
        }, []);
        expect(orderLimitState({ items, rules })).not.toBe('above');
      }),
    );
  });
});

test('a needed parent may be owned or in the cart, any of them [TICKET-015]', () => {
  const child = { enableParentTicket: true, parentTicketIds: [5, 6] };
  expect(lacksParent(child, [inCart(1)], [2])).toBe(true);
  expect(lacksParent(child, [inCart(6)], [])).toBe(false);
  expect(lacksParent(child, [], [5])).toBe(false);
  expect(lacksParent({ ...child, enableParentTicket: false }, [], [])).toBe(false);
});
