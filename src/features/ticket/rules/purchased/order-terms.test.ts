import { describe, expect, test } from 'vitest';
import type { PaymentMethod } from '../payment/payment-method.ts';
import { type OrderedTicket, orderTerms } from './order-terms.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');

const ticket = (more: Partial<OrderedTicket> = {}): OrderedTicket => ({
  title: '入場券',
  ticketType: 'NORMAL',
  prices: [1000],
  enableSalesPeriod: false,
  salesPeriodEnd: null,
  cancelPeriodStart: null,
  cancelPeriodEnd: null,
  cancelFee: 0,
  drawAt: null,
  ...more,
});
const drawAt = '2026-12-01 12:00';
const lottery = (more: Partial<OrderedTicket> = {}) => ticket({ ticketType: 'LOTTERY', drawAt, ...more });
const card = { paymentMethod: 'CreditCard', isBankDeferred: true } as const;
const local = { paymentMethod: 'Local', isBankDeferred: true } as const;

describe('when an order is paid, and its tickets come', () => {
  test.each<[PaymentMethod, boolean, string, string]>([
    ['CreditCard', true, 'cardNow', 'atOnce'],
    ['ConvenienceStore', true, 'storeWithin', 'oncePaid'],
    ['Bank', true, 'transferLater', 'atOnce'],
    ['Bank', false, 'transferWithin', 'oncePaid'],
    ['Local', true, 'venue', 'atOnce'],
  ])('%s, deferred %s: %s and %s', (paymentMethod, isBankDeferred, payment, delivery) => {
    expect(orderTerms([ticket()], { paymentMethod, isBankDeferred }, now)).toMatchObject({ payment, delivery });
  });

  test.each<[PaymentMethod, string, string]>([
    ['CreditCard', 'cardIfWon', 'onceWonAndPaid'],
    ['ConvenienceStore', 'wayIfWon', 'onceWonAndPaid'],
    ['Bank', 'wayIfWon', 'onceWonAndPaid'],
    ['Local', 'venueIfWon', 'onceWon'],
  ])('an application by %s: %s and %s', (paymentMethod, payment, delivery) => {
    const terms = orderTerms([lottery()], { paymentMethod, isBankDeferred: true }, now);
    expect(terms).toMatchObject({ payment, delivery, drawAt });
  });

  test('applications to draws of several days name none of them', () => {
    expect(orderTerms([lottery(), lottery({ drawAt: '2026-12-02 12:00' })], card, now).drawAt).toBeUndefined();
    expect(orderTerms([ticket()], card, now).drawAt).toBeUndefined();
  });
});

describe('until when it can be cancelled', () => {
  const termOf = (
    more: Partial<OrderedTicket>,
    way: { paymentMethod: PaymentMethod; isBankDeferred: boolean } = local,
  ) => orderTerms([ticket(more)], way, now).cancellation[0]?.term;

  test.each<[string, Partial<OrderedTicket>, object | undefined]>([
    ['not at all without a period', {}, undefined],
    ['until the end', { cancelPeriodEnd: '2026-12-01 18:00' }, { start: null, end: '2026-12-01 18:00', fee: 0 }],
    ['not once the period is over', { cancelPeriodEnd: '2026-11-20 09:59' }, undefined],
    [
      'from a beginning that is to come',
      { cancelPeriodStart: '2026-11-25 10:00', cancelPeriodEnd: '2026-12-01' },
      { start: '2026-11-25 10:00', end: '2026-12-01', fee: 0 },
    ],
    [
      'without a beginning that is past',
      { cancelPeriodStart: '2026-11-01 10:00', cancelPeriodEnd: '2026-12-01' },
      { start: null, end: '2026-12-01', fee: 0 },
    ],
    ['for ever', { cancelPeriodStart: '2026-11-01' }, { start: '2026-11-01', end: null, fee: 0 }],
    ['for a fee', { cancelPeriodEnd: '2026-12-01', cancelFee: 300 }, { start: null, end: '2026-12-01', fee: 300 }],
    [
      'for a fee of no more than the price',
      { cancelPeriodEnd: '2026-12-01', cancelFee: 3000 },
      { start: null, end: '2026-12-01', fee: 1000 },
    ],
    ['free where the ticket is', { cancelPeriodEnd: '2026-12-01', cancelFee: 300, prices: [0] }, { fee: 0 }],
  ])('%s [TICKET-106, TICKET-127]', (_, more, expected) => {
    if (expected === undefined) expect(termOf(more)).toBeUndefined();
    else expect(termOf(more)).toMatchObject(expected);
  });

  test.each<[string, Partial<OrderedTicket>, string | null]>([
    ['its 90th day', { cancelPeriodEnd: '2027-12-31' }, '2027-02-18'],
    ['its 90th day where the organiser says no end', { cancelPeriodStart: '2026-11-01' }, '2027-02-18'],
    ['the end before', { cancelPeriodEnd: '2026-12-31' }, '2026-12-31'],
    [
      'the 90th day from the draw on',
      { cancelPeriodEnd: '2027-12-31', ticketType: 'LOTTERY', drawAt: '2026-12-01 12:00' },
      '2027-03-01',
    ],
  ])('a card takes refunds until %s [TICKET-105]', (_, more, end) => {
    expect(termOf(more, card)).toMatchObject({ end });
  });

  test('not by card where the period begins after the last day of refunds', () => {
    expect(termOf({ cancelPeriodStart: '2027-03-01', cancelPeriodEnd: '2027-12-31' }, card)).toBeUndefined();
  });

  test('tickets of other terms are named, those of one stand together', () => {
    const end = '2026-12-01';
    const tickets = [
      ticket({ title: '大人', cancelPeriodEnd: end }),
      ticket({ title: '子ども', cancelPeriodEnd: end }),
      ticket({ title: '見学' }),
    ];
    expect(orderTerms(tickets, local, now).cancellation).toEqual([
      { titles: ['大人', '子ども'], term: { start: null, end, fee: 0 } },
      { titles: ['見学'], term: undefined },
    ]);
  });
});

describe('until when it is on offer', () => {
  const end = '2026-11-30 23:59';
  test.each<[string, OrderedTicket, string | undefined]>([
    ['a sale without a period', ticket(), undefined],
    ['a period that does not count', ticket({ salesPeriodEnd: end }), undefined],
    ['a sale', ticket({ enableSalesPeriod: true, salesPeriodEnd: end }), end],
    ['an application', lottery({ enableSalesPeriod: true, salesPeriodEnd: end }), end],
    ['an application that closes with its draw', lottery(), drawAt],
  ])('%s', (_, one, term) => {
    expect(orderTerms([one], card, now).offer).toEqual([{ titles: [], term }]);
  });
});
