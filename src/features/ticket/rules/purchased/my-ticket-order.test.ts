import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { purchasedTicket, wonTicket } from '../../../../../test/purchased-tickets.ts';
import {
  filterMyTickets,
  type MyTicketFilter,
  myTicketFilters,
  sortMyTickets,
  sortPriority,
} from './my-ticket-order.ts';
import { type PurchasedStatus, purchasedStatus, purchasedStatuses } from './purchased-status.ts';
import type { PurchasedTicket } from './purchased-ticket.ts';

const now = parseInstant('2026-11-20 10:00') as number;

const oneOfEach: Record<PurchasedStatus, PurchasedTicket> = {
  pay_locally: purchasedTicket({ paymentMethod: 'Local', paymentStatus: 'Waiting' }),
  deferred_payment: purchasedTicket({ paymentMethod: 'Bank', paymentStatus: 'Waiting' }),
  canceled: purchasedTicket({ isUnpaidTicket: true, canceled: 1 }),
  unpaid_ticket: purchasedTicket({ isUnpaidTicket: true }),
  lottery_waiting: wonTicket({ lotteryStatus: 'WAITING' }),
  lottery_fail: wonTicket({ lotteryStatus: 'FAIL' }),
  payment_fail: wonTicket({ paymentStatus: 'Fail' }),
  before: purchasedTicket({ checkinPeriodStart: '2026-11-21' }),
  active: purchasedTicket(),
  used: purchasedTicket({ checkinCount: 1 }),
  finished: purchasedTicket({ checkinPeriodEnd: '2026-11-19' }),
  unknown: wonTicket({ qrString: null }),
};
const all = purchasedStatuses.map((status) => oneOfEach[status]);
const statusOf = (ticket: PurchasedTicket): PurchasedStatus => purchasedStatus(ticket, now);
const statuses = (tickets: PurchasedTicket[]) => tickets.map(statusOf);

describe('my tickets', () => {
  test.each<[PurchasedStatus, number]>([
    ['pay_locally', 2],
    ['deferred_payment', 1],
    ['canceled', 10],
    ['unpaid_ticket', 0],
    ['lottery_waiting', 5],
    ['lottery_fail', 9],
    ['payment_fail', 3],
    ['before', 6],
    ['active', 4],
    ['used', 7],
    ['finished', 8],
    ['unknown', 11],
  ])(
    'of %s have the priority %i [TICKET-049, TICKET-050, TICKET-051, TICKET-052, TICKET-053, TICKET-054, TICKET-055, TICKET-056, TICKET-057, TICKET-058, TICKET-059, TICKET-062]',
    (status, priority) => expect(sortPriority[status]).toBe(priority),
  );

  test('stand in the order of their priority [TICKET-061, TICKET-062]', () => {
    expect(statuses(sortMyTickets(all, statusOf))).toEqual([
      'unpaid_ticket',
      'deferred_payment',
      'pay_locally',
      'payment_fail',
      'active',
      'lottery_waiting',
      'before',
      'used',
      'finished',
      'lottery_fail',
      'canceled',
      'unknown',
    ]);
  });

  test('of one status lead with the one whose day comes next, and those without a day follow', () => {
    const on = (id: number, checkinPeriodStart: string | null, checkinPeriodEnd: string | null = null) =>
      purchasedTicket({ id, checkinPeriodStart, checkinPeriodEnd });
    const tickets = [
      on(1, '2026-12-24'),
      on(2, '2026-11-22 18:00'),
      on(3, '2026-11-22'),
      on(4, null, '2026-11-30'),
      on(5, '2026-11-20 09:00', '2026-11-20'),
    ];
    expect(sortMyTickets(tickets, statusOf).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  });

  test('of one status and day keep their order [TICKET-061]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all), { maxLength: 20 }), (some) => {
        const numbered = some.map((ticket, id) => ({ ...ticket, id }));
        const sorted = sortMyTickets(numbered, statusOf);
        const place = (ticket: PurchasedTicket) => sortPriority[purchasedStatus(ticket, now)] * 1000 + ticket.id;
        expect(sorted.map(place)).toEqual(numbered.map(place).sort((a, b) => a - b));
      }),
    );
  });
});

describe('the filter', () => {
  test('all shows every ticket [TICKET-078]', () => {
    expect(filterMyTickets(all, 'all', now)).toEqual(all);
  });

  test.each<[MyTicketFilter, PurchasedStatus]>([
    ['available', 'active'],
    ['used', 'used'],
    ['beforeUsePeriod', 'before'],
    ['expired', 'finished'],
    ['beforeLottery', 'lottery_waiting'],
    ['unpaid', 'unpaid_ticket'],
    ['lose', 'lottery_fail'],
    ['pending', 'payment_fail'],
    ['deferredPayment', 'deferred_payment'],
    ['payLocally', 'pay_locally'],
  ])(
    '%s shows those that are %s, and no others [TICKET-079, TICKET-080, TICKET-081, TICKET-082, TICKET-083, TICKET-084, TICKET-085, TICKET-086, TICKET-087, TICKET-088]',
    (filter, status) => expect(filterMyTickets(all, filter, now)).toEqual([oneOfEach[status]]),
  );

  test('is one of eleven [TICKET-078]', () => expect(Object.keys(myTicketFilters)).toHaveLength(11));
});
