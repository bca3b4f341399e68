import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PurchasedStatus, purchasedStatuses } from '#features/ticket/rules/purchased/purchased-status.ts';
import { sortPriority } from '#features/ticket/rules/purchased/my-ticket-order.ts';
import { lotteryApplication, myTicket, myTickets, ticketOfEachStatus } from '../../../../test/my-tickets.ts';
import { entriesOf, filterCounts, listEntries, nameOfEntry } from './list-entries.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const each = ticketOfEachStatus();
const asReceived = (ticket: ReturnType<typeof myTicket>) => ({ ...ticket, receivedAt: null });

describe('the list of my tickets', () => {
  test('begins with the tickets that their holder has to act on, whatever the server sent first [TICKET-061]', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.values(each)), (tickets) => {
        const entries = listEntries(myTickets({ purchasedTickets: tickets }), now);
        const priorities = entries.map(({ status }) => sortPriority[status]);
        expect(priorities).toEqual([...priorities].sort((a, b) => a - b));
        expect(entries).toHaveLength(tickets.length);
      }),
    );
  });

  test('shows an application once for all its tickets, also when the server sends them among the others', () => {
    const application = lotteryApplication();
    for (const purchasedTickets of [[], application.tickets]) {
      const entries = listEntries(myTickets({ purchasedTickets, unprocessedTickets: [application] }), now);
      expect(entries.map(({ kind, status }) => [kind, status])).toEqual([['application', 'lottery_waiting']]);
    }
  });

  test('shows two applications of one order separately', () => {
    const other = lotteryApplication({
      ticketId: 7,
      tickets: [myTicket({ id: 31, lotteryStatus: 'WAITING', snapshot: { ticketType: 'LOTTERY' } })],
    });
    const entries = listEntries(myTickets({ unprocessedTickets: [lotteryApplication(), other] }), now);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a ticket that was passed on', () => {
  const given = myTicket({ id: 50, code: '', qrString: null, transferStatus: 'TRANSFERRED' });
  const later = { ...given, id: 51, checkinPeriodStart: '2026-11-25' };
  const entries = listEntries(
    myTickets({ purchasedTickets: Object.values(each), passedOnTickets: [later, given].map(asReceived) }),
    now,
  );

  test('stands after all that can still be used and before what is over, by its day [TICKET-061]', () => {
    expect(entries.map(({ status }) => status).slice(6)).toEqual(
      'before,passed_on,passed_on,used,finished,lottery_fail,canceled,unknown'.split(','),
    );
    expect(entries.flatMap((entry) => (entry.status === 'passed_on' ? nameOfEntry(entry) : []))).toEqual([50, 51]);
  });

  test('is found by `all` alone, and counts nowhere else [TICKET-078, TICKET-079]', () => {
    const without = entries.filter(({ status }) => status !== 'passed_on');
    const [all, ...others] = filterCounts(entries);
    expect([all, others]).toEqual([{ filter: 'all', count: 14 }, filterCounts(without).slice(1)]);
  });
});

describe('the filters', () => {
  const entries = listEntries(
    myTickets({
      purchasedTickets: Object.values(each).filter(({ isUnpaidTicket }) => !isUnpaidTicket),
      unpaidTickets: Object.values(each).filter(({ isUnpaidTicket }) => isUnpaidTicket),
    }),
    now,
  );

  test('are `all` and those that find something, each with its number [TICKET-078]', () => {
    expect(filterCounts([])).toEqual([{ filter: 'all', count: 0 }]);
    expect(filterCounts(entries.filter(({ status }) => status === 'used'))).toEqual([
      { filter: 'all', count: 1 },
      { filter: 'used', count: 1 },
    ]);
    expect(filterCounts(entries)).toHaveLength(11);
  });

  test.each<[Parameters<typeof entriesOf>[1], PurchasedStatus]>([
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
    '%s shows %s and nothing else [TICKET-079, TICKET-080, TICKET-081, TICKET-082, TICKET-083, TICKET-084, TICKET-085, TICKET-086, TICKET-087, TICKET-088]',
    (filter, status) => {
      expect(entriesOf(entries, filter).map((entry) => entry.status)).toEqual([status]);
    },
  );

  test('`all` shows every entry in the order of the list [TICKET-078]', () => {
    expect(entriesOf(entries, 'all')).toEqual(entries);
    expect(entries).toHaveLength(purchasedStatuses.length);
  });
});
