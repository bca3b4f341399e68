import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { purchasedTicket, wonTicket } from '../../../../../test/purchased-tickets.ts';
import { checkinState } from './checkin-period.ts';
import { paymentMethods, paymentStatuses } from '../payment/payment-method.ts';
import { lotteryStatuses, type PurchasedTicket } from './purchased-ticket.ts';
import {
  countsAsOwned,
  isActive,
  isHad,
  type PurchasedStatus,
  purchasedStatus,
  purchasedStatuses,
  shownStatus,
} from './purchased-status.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const statusOf = (ticket: PurchasedTicket) => purchasedStatus(ticket, now);
const coming = { checkinPeriodStart: '2026-11-21', checkinPeriodEnd: '2026-11-22' };
const over = { checkinPeriodStart: '2026-11-01', checkinPeriodEnd: '2026-11-19' };
const unlimited = { snapshot: { enableUnlimitCheckin: true } };

describe('the status of a purchased ticket', () => {
  test.each<[PurchasedStatus, PurchasedTicket]>([
    ['pay_locally', purchasedTicket({ paymentMethod: 'Local', paymentStatus: 'Waiting' })],
    ['pay_locally', purchasedTicket({ paymentMethod: 'Local', paymentStatus: 'Fail' })],
    ['active', purchasedTicket({ paymentMethod: 'Local', paymentStatus: 'Sale' })],
  ])('is %s: at the venue until it is paid there (%#) [TICKET-049]', (status, ticket) => {
    expect(statusOf(ticket)).toBe(status);
  });

  test.each<[PurchasedStatus, PurchasedTicket]>([
    ['deferred_payment', purchasedTicket({ paymentMethod: 'Bank', paymentStatus: 'Waiting' })],
    ['active', purchasedTicket({ paymentMethod: 'Bank', paymentStatus: 'Sale' })],
    ['unpaid_ticket', purchasedTicket({ paymentMethod: 'Bank', paymentStatus: 'Waiting', isUnpaidTicket: true })],
  ])('is %s: by bank until it is paid, unless the ticket waits for it (%#) [TICKET-050]', (status, ticket) => {
    expect(statusOf(ticket)).toBe(status);
  });

  test.each<[PurchasedStatus, PurchasedTicket]>([
    ['canceled', purchasedTicket({ isUnpaidTicket: true, canceled: 1 })],
    ['canceled', purchasedTicket({ isUnpaidTicket: true, canceled: 1, ...over })],
    ['unpaid_ticket', purchasedTicket({ isUnpaidTicket: true, canceled: 0 })],
    ['unknown', purchasedTicket({ isUnpaidTicket: false, canceled: 1 })],
  ])('is %s: an unpaid ticket that was cancelled is canceled (%#) [TICKET-051]', (status, ticket) => {
    expect(statusOf(ticket)).toBe(status);
  });

  test.each<[PurchasedStatus, PurchasedTicket]>([
    ['unpaid_ticket', purchasedTicket({ isUnpaidTicket: true })],
    ['unpaid_ticket', purchasedTicket({ isUnpaidTicket: true, ...coming })],
    ['finished', purchasedTicket({ isUnpaidTicket: true, ...over })],
  ])('is %s: unpaid until its check-in period ends (%#) [TICKET-052]', (status, ticket) => {
    expect(statusOf(ticket)).toBe(status);
  });

  test.each<[PurchasedStatus, PurchasedTicket]>([
    ['lottery_waiting', wonTicket({ lotteryStatus: 'WAITING' })],
    ['lottery_waiting', wonTicket({ lotteryStatus: 'PRE_SUCCESS', ...coming })],
    ['lottery_fail', wonTicket({ lotteryStatus: 'FAIL' })],
    ['lottery_fail', wonTicket({ lotteryStatus: 'FAIL', ...over })],
    ['active', wonTicket({ lotteryStatus: 'WAITING', snapshot: { ticketType: 'NORMAL' } })],
    ['active', wonTicket({ lotteryStatus: 'FAIL', snapshot: { ticketType: 'NORMAL' } })],
  ])('is %s: a lottery waits, then it is lost or won (%#) [TICKET-053, TICKET-054]', (status, ticket) => {
    expect(statusOf(ticket)).toBe(status);
  });

  test.each(['SUCCESS', 'PRIMARY_SUCCESS', 'SECONDARY_SUCCESS'] as const)(
    'is payment_fail for a %s whose payment failed [TICKET-055]',
    (lotteryStatus) => {
      expect(statusOf(wonTicket({ lotteryStatus, paymentStatus: 'Fail' }))).toBe('payment_fail');
      expect(statusOf(wonTicket({ lotteryStatus, paymentStatus: 'Sale' }))).toBe('active');
      expect(statusOf(purchasedTicket({ lotteryStatus, paymentStatus: 'Fail' }))).toBe('active');
    },
  );

  test.each<[PurchasedStatus, PurchasedTicket]>([
    ['before', purchasedTicket({ checkinPeriodStart: '2026-11-20 10:01' })],
    ['before', purchasedTicket({ checkinPeriodStart: '2026-11-20 10:01', checkinCount: 1 })],
    ['active', purchasedTicket({ checkinPeriodStart: '2026-11-20 10:00' })],
    ['active', purchasedTicket({ checkinPeriodEnd: '2026-11-20' })],
    ['active', purchasedTicket({ checkinCount: 3, ...unlimited })],
    ['used', purchasedTicket({ checkinCount: 1 })],
    ['used', purchasedTicket({ checkinCount: 1, ...over })],
    ['used', purchasedTicket({ checkinCount: 1, ...over, ...unlimited })],
    ['finished', purchasedTicket(over)],
    ['finished', purchasedTicket({ ...over, ...unlimited })],
    ['finished', purchasedTicket({ checkinPeriodEnd: '2026-11-20 09:59' })],
  ])('is %s by its period and its use (%#) [TICKET-056, TICKET-057, TICKET-058, TICKET-059]', (status, ticket) => {
    expect(statusOf(ticket)).toBe(status);
  });

  test('is unknown where no rule holds [TICKET-060]', () => {
    expect(statusOf(wonTicket({ qrString: null }))).toBe('unknown');
    expect(statusOf(wonTicket({ qrString: '' }))).toBe('unknown');
    expect(statusOf(wonTicket({ lotteryStatus: null }))).toBe('unknown');
  });

  test('is the first status whose rule holds, however many hold [TICKET-048]', () => {
    const much = { isUnpaidTicket: true, canceled: 1, lotteryStatus: 'FAIL', checkinCount: 2, ...over } as const;
    expect(statusOf(wonTicket({ ...much, paymentMethod: 'Local', paymentStatus: 'Fail' }))).toBe('pay_locally');
    expect(statusOf(wonTicket({ ...much, paymentStatus: 'Fail' }))).toBe('canceled');
    expect(statusOf(wonTicket({ ...much, canceled: 0, ...coming }))).toBe('unpaid_ticket');
    expect(statusOf(wonTicket({ ...much, isUnpaidTicket: false }))).toBe('lottery_fail');
    expect(statusOf(wonTicket({ lotteryStatus: 'SUCCESS', paymentStatus: 'Fail', ...coming }))).toBe('payment_fail');
  });
});

describe('the active rule', () => {
  test.each<[boolean, PurchasedTicket]>([
    [true, purchasedTicket({ qrString: null })],
    [true, wonTicket({ qrString: 'qr' })],
    [true, wonTicket({ qrString: null, snapshot: { enableExternalQr: true } })],
    [true, wonTicket({ qrString: null, isCodeWithheld: true })],
    [false, wonTicket({ qrString: null })],
    [false, wonTicket({ lotteryStatus: 'PRE_SUCCESS' })],
    [false, wonTicket({ lotteryStatus: 'FAIL' })],
  ])(
    'is %s: a first-come ticket needs no code, a winner one of two (%#) [TICKET-063, TICKET-064]',
    (active, ticket) => {
      expect(isActive(ticket, now)).toBe(active);
    },
  );

  test.each<[boolean, PurchasedTicket]>([
    [false, purchasedTicket(coming)],
    [false, purchasedTicket(over)],
    [false, purchasedTicket({ ...coming, ...unlimited })],
    [false, purchasedTicket({ ...over, ...unlimited })],
    [false, purchasedTicket({ checkinCount: 1 })],
    [true, purchasedTicket({ checkinCount: 1, ...unlimited })],
    [false, purchasedTicket({ canceled: 1 })],
  ])(
    'is %s inside the period, unused or unlimited, and never canceled (%#) [TICKET-065, TICKET-066]',
    (active, ticket) => {
      expect(isActive(ticket, now)).toBe(active);
    },
  );
});

const anyTicket = fc
  .record({
    method: fc.constantFrom(...paymentMethods),
    payment: fc.constantFrom(...paymentStatuses),
    isUnpaidTicket: fc.boolean(),
    canceled: fc.constantFrom(0, 1),
    lotteryStatus: fc.option(fc.constantFrom(...lotteryStatuses)),
    ticketType: fc.constantFrom('NORMAL' as const, 'LOTTERY' as const),
    checkinCount: fc.nat(2),
    qrString: fc.constantFrom(null, 'qr'),
    period: fc.constantFrom({}, coming, over),
    enableUnlimitCheckin: fc.boolean(),
    enableExternalQr: fc.boolean(),
  })
  .map(({ method, payment, period, ticketType, enableUnlimitCheckin, enableExternalQr, ...more }) =>
    purchasedTicket({
      ...more,
      ...period,
      paymentMethod: method,
      paymentStatus: payment,
      snapshot: { ticketType, enableUnlimitCheckin, enableExternalQr },
    }),
  );

/** The rules of the spec in another form: every status whose rule holds, in the order of the list. */
function matching(ticket: PurchasedTicket): PurchasedStatus[] {
  const state = checkinState(ticket, now);
  const lottery = ticket.ticketContentSnapshot.ticketType === 'LOTTERY' ? ticket.lotteryStatus : 'none';
  const paid = ticket.paymentStatus === 'Sale';
  const claims: [PurchasedStatus, boolean][] = [
    ['pay_locally', ticket.paymentMethod === 'Local' && !paid],
    ['deferred_payment', ticket.paymentMethod === 'Bank' && !paid && !ticket.isUnpaidTicket],
    ['canceled', ticket.isUnpaidTicket && ticket.canceled === 1],
    ['unpaid_ticket', ticket.isUnpaidTicket && state !== 'after'],
    ['lottery_waiting', lottery === 'WAITING' || lottery === 'PRE_SUCCESS'],
    ['lottery_fail', lottery === 'FAIL'],
    [
      'payment_fail',
      String(lottery).endsWith('SUCCESS') && lottery !== 'PRE_SUCCESS' && ticket.paymentStatus === 'Fail',
    ],
    ['before', state === 'before'],
    ['active', isActive(ticket, now)],
    ['used', ticket.checkinCount > 0],
    ['finished', state === 'after'],
    ['unknown', true],
  ];
  return claims.filter(([, holds]) => holds).map(([status]) => status);
}

test('every ticket has one status, the first of those that hold [TICKET-048]', () => {
  expect(purchasedStatuses).toHaveLength(12);
  fc.assert(
    fc.property(anyTicket, (ticket) => {
      expect(statusOf(ticket)).toBe(matching(ticket)[0]);
    }),
    { numRuns: 500 },
  );
});

test('a canceled or lost ticket is not owned; one that waits, failed or is over is', () => {
  const owned = (ticket: PurchasedTicket) => countsAsOwned(ticket);
  expect([purchasedTicket({ canceled: 1 }), wonTicket({ lotteryStatus: 'FAIL' })].map(owned)).toEqual([false, false]);
  const still = [wonTicket({ lotteryStatus: 'WAITING' }), wonTicket({ paymentStatus: 'Fail' }), purchasedTicket(over)];
  expect([...still, purchasedTicket({ isUnpaidTicket: true })].map(owned)).toEqual([true, true, true, true]);
});

test.each<[string, PurchasedTicket, boolean]>([
  ['is paid', purchasedTicket(), true],
  ['is paid at the venue', purchasedTicket({ paymentMethod: 'Local', paymentStatus: 'Waiting' }), true],
  ['was used', purchasedTicket({ checkinCount: 1 }), true],
  ['is not paid', purchasedTicket({ isUnpaidTicket: true }), false],
  ['was cancelled', purchasedTicket({ canceled: 1 }), false],
  ['waits for its draw', wonTicket({ lotteryStatus: 'WAITING' }), false],
  ['won and is not charged', wonTicket({ paymentStatus: 'Fail' }), false],
])('whether the buyer of a ticket that %s has it', (_, ticket, has) => {
  expect(isHad(ticket, now)).toBe(has);
});

test.each([
  ['at the venue', { paymentMethod: 'Local', paymentStatus: 'Waiting' } as const],
  ['by a transfer', { paymentMethod: 'Bank', paymentStatus: 'Waiting' } as const],
])('before its draw and after a lost one nobody has a ticket or is asked to pay for it %s', (_, later) => {
  const said = (lotteryStatus: PurchasedTicket['lotteryStatus']) => {
    const ticket = wonTicket({ ...later, lotteryStatus });
    return [shownStatus(ticket, now), isHad(ticket, now)];
  };
  expect(said('WAITING')).toEqual(['lottery_waiting', false]);
  expect(said('FAIL')).toEqual(['lottery_fail', false]);
  expect(said('SUCCESS')).toEqual([purchasedStatus(purchasedTicket(later), now), true]);
});
