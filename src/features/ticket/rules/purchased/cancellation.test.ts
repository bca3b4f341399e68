import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { purchasedTicket, wonTicket } from '../../../../../test/purchased-tickets.ts';
import { type CancelFacts, cancelProblem, type CancelTerms, type Paid, refundOf } from './cancellation.ts';
import { paymentMethods } from '../payment/payment-method.ts';
import type { PurchasedTicket } from './purchased-ticket.ts';

const at = (text: string): number => parseInstant(text) as number;
const now = at('2026-11-20 10:00');
const terms: CancelTerms = { cancelPeriodStart: '2026-11-01', cancelPeriodEnd: '2026-11-25', cancelFee: 300 };
const card: Paid = { paymentMethod: 'CreditCard', paidAt: at('2026-10-01 12:00'), paidAmount: 1000, left: 1000 };

interface Case {
  ticket?: PurchasedTicket;
  terms?: Partial<CancelTerms>;
  paid?: Partial<Paid>;
  facts?: Partial<CancelFacts>;
}
const problemOf = ({ ticket = purchasedTicket(), terms: more, paid, facts }: Case) =>
  cancelProblem(
    ticket,
    { ...terms, ...more },
    { ...card, ...paid },
    {
      isPurchaser: true,
      isTransferring: false,
      now,
      ...facts,
    },
  );

describe('a cancellation', () => {
  test.each<[string | undefined, Partial<CancelTerms>]>([
    [undefined, {}],
    [undefined, { cancelPeriodStart: '2026-11-20 10:00', cancelPeriodEnd: '2026-11-20 10:00' }],
    [undefined, { cancelPeriodStart: null }],
    [undefined, { cancelPeriodEnd: null }],
    ['outsideCancelPeriod', { cancelPeriodStart: '2026-11-20 10:01' }],
    ['outsideCancelPeriod', { cancelPeriodEnd: '2026-11-20 09:59' }],
    ['outsideCancelPeriod', { cancelPeriodStart: null, cancelPeriodEnd: null }],
    ['outsideCancelPeriod', { cancelPeriodStart: 'soon', cancelPeriodEnd: undefined }],
  ])('%s, for the period %j [TICKET-106]', (why, more) => expect(problemOf({ terms: more })).toBe(why));

  test.each<[string | undefined, string, Partial<Paid>]>([
    [undefined, '2026-08-22 00:00', {}],
    ['cardTooOld', '2026-08-21T23:59:59+09:00', {}],
    [undefined, '2026-11-20 09:59', {}],
    [undefined, '2026-01-01', { paymentMethod: 'ConvenienceStore' }],
    [undefined, '2026-01-01', { paymentMethod: 'Bank' }],
    [undefined, '2026-01-01', { paymentMethod: 'Free', paidAmount: 0 }],
  ])('%s, for a payment on %s, %j: a card takes refunds for 90 days [TICKET-105]', (why, paidAt, paid) => {
    expect(problemOf({ paid: { paidAt: at(paidAt), ...paid } })).toBe(why);
  });

  test('by card needs both, the organiser’s period and the 90 days [TICKET-105, TICKET-106]', () => {
    const paid = { paidAt: at('2026-01-01') };
    expect(problemOf({ paid, terms: { cancelPeriodEnd: '2026-11-19' } })).toBe('outsideCancelPeriod');
    expect(problemOf({ paid })).toBe('cardTooOld');
    expect(problemOf({ paid: { paidAt: undefined } })).toBeUndefined();
  });

  test.each<[string, Case]>([
    ['notPurchaser', { facts: { isPurchaser: false } }],
    ['canceled', { ticket: purchasedTicket({ canceled: 1 }) }],
    ['canceled', { ticket: purchasedTicket({ canceled: 1, paymentMethod: 'Local', paymentStatus: 'Waiting' }) }],
    ['unpaid', { ticket: purchasedTicket({ isUnpaidTicket: true }) }],
    ['used', { ticket: purchasedTicket({ checkinCount: 1 }) }],
    ['used', { ticket: purchasedTicket({ checkinCount: 1, snapshot: { enableUnlimitCheckin: true } }) }],
    ['finished', { ticket: purchasedTicket({ checkinPeriodEnd: '2026-11-19' }) }],
    ['lotteryWaiting', { ticket: wonTicket({ lotteryStatus: 'WAITING' }) }],
    ['lotteryFail', { ticket: wonTicket({ lotteryStatus: 'FAIL' }) }],
    ['paymentFail', { ticket: wonTicket({ paymentStatus: 'Fail' }) }],
    ['transferred', { ticket: purchasedTicket({ transferStatus: 'TRANSFERRED' }) }],
    ['transferring', { ticket: purchasedTicket({ transferStatus: 'TRANSFERRING' }), facts: { isTransferring: true } }],
  ])('is refused as %s (%#) [TICKET-067, TICKET-068, TICKET-069, TICKET-070]', (why, one) => {
    expect(problemOf(one)).toBe(why);
  });

  test.each<[PurchasedTicket]>([
    [purchasedTicket({ paymentMethod: 'Local', paymentStatus: 'Waiting' })],
    [purchasedTicket({ paymentMethod: 'Bank', paymentStatus: 'Waiting' })],
    [purchasedTicket({ transferStatus: 'TRANSFERRING' })],
    [purchasedTicket({ checkinPeriodStart: '2026-11-24' })],
    [wonTicket()],
  ])(
    'is granted: to be paid later, with a transfer that ran out, before the day, won (%#) [TICKET-071, TICKET-072]',
    (ticket) => {
      expect(problemOf({ ticket })).toBeUndefined();
    },
  );
});

describe('the refund', () => {
  test.each<[Paid['paymentMethod'], number, number, number, string]>([
    ['CreditCard', 1000, 300, 700, 'card'],
    ['CreditCard', 1000, 0, 1000, 'card'],
    ['CreditCard', 300, 300, 0, 'none'],
    ['CreditCard', 120, 300, 0, 'none'],
    ['CreditCard', 1000, -50, 1000, 'card'],
    ['ConvenienceStore', 1000, 300, 700, 'byHand'],
    ['Bank', 1000, 300, 700, 'byHand'],
    ['Local', 1000, 300, 700, 'byHand'],
    ['Bank', 0, 300, 0, 'none'],
    ['Free', 0, 0, 0, 'none'],
  ])('for %s %i with a fee of %i is %i, %s [TICKET-106]', (paymentMethod, paidAmount, cancelFee, amount, way) => {
    expect(refundOf({ paymentMethod, paidAmount, left: paidAmount }, { cancelFee })).toEqual({ amount, way });
  });

  test.each([
    ['what is left of the order after an organiser gave some back', 1000, 400, 400],
    ['nothing where all went back before', 1000, 0, 0],
    ['the price less the fee where other tickets have enough left', 1000, 5000, 700],
  ])('is %s', (_, paidAmount, left, amount) => {
    expect(refundOf({ paymentMethod: 'CreditCard', paidAmount, left }, { cancelFee: 300 }).amount).toBe(amount);
  });

  test('is never more than the paid sum nor than what is left, and never below 0 [TICKET-106]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentMethods),
        fc.nat(),
        fc.nat(),
        fc.integer(),
        (paymentMethod, paidAmount, left, cancelFee) => {
          const { amount, way } = refundOf({ paymentMethod, paidAmount, left }, { cancelFee });
          expect(amount >= 0 && amount <= paidAmount && amount <= left).toBe(true);
          expect(way === 'none').toBe(amount === 0);
        },
      ),
    );
  });
});
