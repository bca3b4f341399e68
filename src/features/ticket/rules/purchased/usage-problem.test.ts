import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { purchasedTicket, wonTicket } from '../../../../../test/purchased-tickets.ts';
import { isTransferable } from './transfer.ts';
import { paymentMethods, paymentStatuses } from '../payment/payment-method.ts';
import { lotteryStatuses, type PurchasedTicket } from './purchased-ticket.ts';
import { checkinMethods } from '../sale/ticket.ts';
import { isActive } from './purchased-status.ts';
import { checkinFacts, checkinProblem } from './checkin-problem.ts';
import { usageProblem } from './usage-problem.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const over = { checkinPeriodEnd: '2026-11-19' };
const coming = { checkinPeriodStart: '2026-11-21' };
const local = { paymentMethod: 'Local', paymentStatus: 'Waiting' } as const;
const bank = { paymentMethod: 'Bank', paymentStatus: 'Waiting' } as const;

describe('a ticket can be checked in or cancelled', () => {
  test.each<[PurchasedTicket]>([[purchasedTicket()], [wonTicket()], [purchasedTicket(coming)]])(
    'when nothing stands against it (%#) [TICKET-067]',
    (ticket) => expect(usageProblem(ticket, now)).toBeUndefined(),
  );

  test.each<[string, PurchasedTicket]>([
    ['used', purchasedTicket({ checkinCount: 1 })],
    ['used', purchasedTicket({ checkinCount: 2, snapshot: { enableUnlimitCheckin: true } })],
    ['used', purchasedTicket({ checkinCount: 1, ...over })],
    ['finished', purchasedTicket(over)],
    ['canceled', purchasedTicket({ canceled: 1 })],
    ['canceled', purchasedTicket({ canceled: 1, isUnpaidTicket: true })],
    ['unpaid', purchasedTicket({ isUnpaidTicket: true })],
    ['unpaid', purchasedTicket({ isUnpaidTicket: true, ...bank })],
    ['lotteryWaiting', wonTicket({ lotteryStatus: 'WAITING' })],
    ['lotteryWaiting', wonTicket({ lotteryStatus: 'PRE_SUCCESS' })],
    ['lotteryFail', wonTicket({ lotteryStatus: 'FAIL' })],
    ['paymentFail', wonTicket({ paymentStatus: 'Fail' })],
  ])('not when it is %s (%#) [TICKET-067, TICKET-068, TICKET-069, TICKET-070]', (why, ticket) => {
    expect(usageProblem(ticket, now)).toBe(why);
  });

  test.each<[PurchasedTicket]>([
    [purchasedTicket(local)],
    [purchasedTicket({ ...local, isUnpaidTicket: true })],
    [purchasedTicket({ ...local, isUnpaidTicket: true, canceled: 1 })],
    [purchasedTicket(bank)],
    [purchasedTicket({ ...bank, canceled: 1 })],
  ])(
    'to be paid at the venue or later: without the checks for canceled and unpaid (%#) [TICKET-071, TICKET-072]',
    (ticket) => {
      expect(usageProblem(ticket, now)).toBeUndefined();
    },
  );

  test.each<[string, PurchasedTicket]>([
    ['used', purchasedTicket({ ...local, checkinCount: 1 })],
    ['finished', purchasedTicket({ ...bank, ...over })],
    ['lotteryWaiting', wonTicket({ ...local, lotteryStatus: 'WAITING' })],
    ['lotteryFail', wonTicket({ ...bank, lotteryStatus: 'FAIL' })],
    ['paymentFail', wonTicket({ ...local, paymentStatus: 'Fail' })],
  ])('and with all others: %s (%#) [TICKET-071, TICKET-072]', (why, ticket) => {
    expect(usageProblem(ticket, now)).toBe(why);
  });
});

describe('the gate', () => {
  test.each<[string | undefined, PurchasedTicket]>([
    ['before', purchasedTicket({ checkinPeriodStart: '2026-11-20 10:01' })],
    [undefined, purchasedTicket({ checkinPeriodStart: '2026-11-20 10:00', checkinPeriodEnd: '2026-11-20 10:00' })],
    ['finished', purchasedTicket({ checkinPeriodEnd: '2026-11-20 09:59' })],
  ])('opens only between start and end: %s [TICKET-077]', (why, ticket) => {
    expect(checkinProblem(checkinFacts(ticket, now), false, now)).toBe(why);
  });

  test('opens again and again with unlimited check-in, and once without [TICKET-066, TICKET-067]', () => {
    const used = { checkinCount: 1 };
    expect(checkinProblem(checkinFacts(purchasedTicket(used), now), false, now)).toBe('used');
    const unlimited = { snapshot: { enableUnlimitCheckin: true } };
    expect(checkinProblem(checkinFacts(purchasedTicket({ ...used, ...unlimited }), now), false, now)).toBeUndefined();
    expect(checkinProblem(checkinFacts(purchasedTicket({ ...used, ...unlimited, ...over }), now), false, now)).toBe(
      'finished',
    );
  });

  test('stays shut during a transfer, and for a canceled ticket with any payment method', () => {
    expect(checkinProblem(checkinFacts(purchasedTicket(), now), true, now)).toBe('transferring');
    expect(checkinProblem(checkinFacts(purchasedTicket({ ...local, canceled: 1 }), now), false, now)).toBe('canceled');
    expect(
      checkinProblem(checkinFacts(purchasedTicket({ ...local, isUnpaidTicket: true }), now), false, now),
    ).toBeUndefined();
  });
});

test.each<[boolean, PurchasedTicket]>([
  [true, purchasedTicket()],
  [true, purchasedTicket(coming)],
  [true, wonTicket()],
  [false, purchasedTicket({ checkinCount: 1 })],
  [false, purchasedTicket({ checkinCount: 1, snapshot: { enableUnlimitCheckin: true } })],
  [false, purchasedTicket({ ...coming, canceled: 1 })],
  [false, purchasedTicket(over)],
  [false, purchasedTicket(local)],
  [false, purchasedTicket(bank)],
  [false, purchasedTicket({ isUnpaidTicket: true })],
  [false, wonTicket({ lotteryStatus: 'WAITING' })],
  [false, wonTicket({ paymentStatus: 'Fail' })],
])('may be handed on: %s (%#)', (may, ticket) => expect(isTransferable(ticket, now)).toBe(may));

test('there are three ways to check in [TICKET-104]', () =>
  expect(checkinMethods).toEqual(['MANUAL', 'QR', 'QR_MANUAL']));

test('payments and draws have the values of the calls [TICKET-023, TICKET-024, TICKET-025]', () => {
  expect(paymentMethods).toEqual(expect.arrayContaining(['Local', 'Bank', 'CreditCard']));
  expect(paymentStatuses).toEqual(expect.arrayContaining(['Sale', 'Fail']));
  expect(lotteryStatuses).toEqual([
    'WAITING',
    'PRE_SUCCESS',
    'SUCCESS',
    'PRIMARY_SUCCESS',
    'SECONDARY_SUCCESS',
    'FAIL',
  ]);
});

test('every active ticket passes the gate, and no used ticket can be handed on or cancelled [TICKET-057, TICKET-067]', () => {
  const any = fc.record({
    checkinCount: fc.nat(1),
    canceled: fc.constantFrom(0, 1),
    lotteryStatus: fc.constantFrom(...lotteryStatuses, null),
    qrString: fc.constantFrom('qr', null),
    period: fc.constantFrom({}, over, coming),
    ticketType: fc.constantFrom('NORMAL' as const, 'LOTTERY' as const),
    enableUnlimitCheckin: fc.boolean(),
  });
  fc.assert(
    fc.property(any, ({ period, ticketType, enableUnlimitCheckin, ...more }) => {
      const ticket = purchasedTicket({ ...more, ...period, snapshot: { ticketType, enableUnlimitCheckin } });
      if (isActive(ticket, now)) expect(checkinProblem(checkinFacts(ticket, now), false, now)).toBeUndefined();
      if (isTransferable(ticket, now) || usageProblem(ticket, now) === undefined) expect(ticket.checkinCount).toBe(0);
    }),
  );
});
