import { describe, expect, test } from 'vitest';
import { saleNow, saleRules, saleTicket } from '../../../../../test/sale-tickets.ts';
import type { SaleTicket } from '../sale/ticket.ts';
import type { CartItem } from './cart.ts';
import { capFor, type Held, lacksParent, type LimitedCart, type PutProblem, whyNotPut } from './why-not-put.ts';

const nothing: Held = { ownedTicketIds: [], boughtNumbers: [], appliedTicketIds: [] };
const inCart = (ticketId: number, isLottery = false): CartItem => ({ ticketId, isLottery, number: 2, tmpNumber: 2 });
const pair = saleRules([{ tickets: [{ id: 1 }, { id: 2 }, { id: 3 }], purchasableCount: 1 }]);
const emptyCart: LimitedCart = { items: [], holdings: nothing, rules: saleRules() };
const limited = { enablePurchasablenumber: true, purchasableNumber: 2 };
const bought = (number: number): Held => ({ ...nothing, boughtNumbers: [{ ticketId: 1, number }] });

describe('a ticket can be put into the cart', () => {
  test.each<[string, Partial<SaleTicket>, Partial<LimitedCart>]>([
    ['with nothing else there', {}, {}],
    ['beside others of its kind', {}, { items: [inCart(2)] }],
    ['when it is there itself, in its own group', {}, { items: [inCart(1)], rules: pair }],
    ['when it is owned and may be bought again', limited, { holdings: { ...bought(1), ownedTicketIds: [1] } }],
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
  ])('%s', (_, more, facts, expected) => {
    expect(whyNotPut(saleTicket(1, more), { ...emptyCart, ...facts }, saleNow)).toEqual(expected);
  });
});

test('the cap is the number left for this person, never below 0 [CART-022, CART-023]', () => {
  expect(capFor(saleTicket(1, limited), { holdings: bought(1) })).toBe(1);
  expect(capFor(saleTicket(1, limited), { holdings: bought(5) })).toBe(0);
  expect(capFor(saleTicket(1, { ...limited, enableNumberSold: true, remainNumber: 1 }), { holdings: nothing })).toBe(1);
  expect(capFor(saleTicket(2, limited), { holdings: bought(2) })).toBe(2);
});

test('a needed parent may be owned or in the cart, any of them [TICKET-015]', () => {
  const child = { enableParentTicket: true, parentTicketIds: [5, 6] };
  expect(lacksParent(child, [inCart(1)], [2])).toBe(true);
  expect(lacksParent(child, [inCart(6)], [])).toBe(false);
  expect(lacksParent(child, [], [5])).toBe(false);
  expect(lacksParent({ ...child, enableParentTicket: false }, [], [])).toBe(false);
});
