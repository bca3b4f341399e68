import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { order, paidOrder } from '../../../../../test/orders.ts';
import { applyOrderEvent } from '../order/apply-order-event.ts';
import { leftToGiveBack, orderMoney } from '../order/order-money.ts';
import { type ChangeWish, changeProblems, judgeChange, type OfficeOrder, wayBack } from './judge-change.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const paidAt = Date.parse('2026-11-10T10:00:00+09:00');

const office = (more: Partial<OfficeOrder> = {}): OfficeOrder => ({
  order: paidOrder,
  paymentMethod: 'CreditCard',
  paidAt,
  givenBack: 0,
  tickets: [
    { id: 1, isIssued: true, checkinCount: 0 },
    { id: 2, isIssued: true, checkinCount: 1 },
    { id: 3, isIssued: false, checkinCount: 0 },
  ],
  ...more,
});
const wish = (more: Partial<ChangeWish> = {}): ChangeWish => ({
  ticketIds: [],
  refund: 0,
  seenLeft: 1000,
  seenUsedIds: [],
  ...more,
});
const settled = order('completed', { isDeferred: true, isSettled: true });
const owed = order('completed', { isDeferred: true });

describe('what an organiser does to an order', () => {
  test.each<[string, Partial<OfficeOrder>, Partial<ChangeWish>, object | string]>([
    ['cancels a ticket and gives nothing back', {}, { ticketIds: [1] }, { kind: 'canceled', refund: { amount: 0 } }],
    [
      'cancels a ticket, named twice, once',
      {},
      { ticketIds: [1, 1], refund: 400 },
      { kind: 'canceled', ticketIds: [1], refund: { amount: 400, way: 'gateway' } },
    ],
    ['gives money back and leaves the tickets', {}, { refund: 1000 }, { kind: 'refunded', ticketIds: [] }],
    ['gives back the rest', { givenBack: 700 }, { refund: 300, seenLeft: 300 }, { refund: { amount: 300 } }],
    [
      'gives back of an order that is cancelled already',
      { order: { ...paidOrder, state: 'canceled' } },
      { refund: 500 },
      { kind: 'refunded' },
    ],
    ['is nothing without a ticket and a sum', {}, {}, 'nothing'],
    ['does not cancel what nobody has', {}, { ticketIds: [1, 3] }, 'notCancelable'],
    ['does not cancel a ticket of another order', {}, { ticketIds: [9] }, 'notCancelable'],
    [
      'does not cancel what is only held',
      { order: order('awaiting') },
      { ticketIds: [1], seenLeft: 0 },
      'notCancelable',
    ],
    ['does not cancel a ticket that was used since', {}, { ticketIds: [2] }, 'usedSince'],
    ['cancels a ticket that is known to be used', {}, { ticketIds: [2], seenUsedIds: [2] }, { ticketIds: [2] }],
    ['does not give back more than came', {}, { refund: 1001 }, 'tooMuch'],
    ['does not give back more than is left', { givenBack: 700 }, { refund: 301, seenLeft: 300 }, 'tooMuch'],
    ['does not give back what another gave back meanwhile', { givenBack: 700 }, { refund: 300 }, 'changed'],
    ['gives nothing back of what was never paid', { order: owed }, { refund: 1, seenLeft: 0 }, 'tooMuch'],
    [
      'gives money of the venue back by hand',
      { order: settled, paymentMethod: 'Local' },
      { refund: 1000 },
      { refund: { way: 'byHand' } },
    ],
  ])('%s [TICKET-116]', (_, facts, wanted, expected) => {
    const judged = judgeChange(office(facts), wish(wanted), now);
    if (typeof expected === 'string') expect(judged).toBe(expected);
    else expect(judged).toMatchObject(expected);
  });

  test('takes the way by hand once a card takes no refunds any more [TICKET-105]', () => {
    const day = 24 * 60 * 60_000;
    expect(wayBack(office(), paidAt + 90 * day)).toBe('gateway');
    expect(wayBack(office(), paidAt + 91 * day)).toBe('byHand');
  });

  test('never gives back more than came, whatever is wished how often, and ends an order with its last ticket', () => {
    const wishes = fc.array(
      fc.record({
        ticketIds: fc.subarray([1, 2, 3, 4]),
        refund: fc.nat(1200),
        isStale: fc.boolean(),
      }),
      { maxLength: 8, size: 'max' },
    );
    const start = fc.constantFrom(paidOrder, settled, owed, { ...paidOrder, amount: 0, paidAttempt: null });
    const met = new Set<string>();
    fc.assert(
      fc.property(start, wishes, (from, all) => {
        let state = office({
          order: from,
          tickets: [1, 2, 3].map((id) => ({ id, isIssued: true, checkinCount: 0 })),
        });
        const received = orderMoney(from).received;
        for (const { isStale, ...one } of all) {
          const seenLeft = leftToGiveBack(state) + (isStale ? 1 : 0);
          const judged = judgeChange(state, { ...one, seenLeft, seenUsedIds: [] }, now);
          met.add(typeof judged === 'string' ? judged : judged.kind);
          if (typeof judged === 'string') continue;
          expect(isStale).toBe(false);
          const tickets = state.tickets.map((ticket) => ({
            ...ticket,
            isIssued: ticket.isIssued && !judged.ticketIds.includes(ticket.id),
          }));
          const isLast = tickets.every(({ isIssued }) => !isIssued);
          const step =
            judged.kind === 'canceled'
              ? applyOrderEvent(state.order, { type: 'ticketCanceled', price: 0, isLast, by: 'organiser' })
              : undefined;
          const next = step !== undefined && 'order' in step ? step.order : state.order;
          state = { ...state, tickets, order: next, givenBack: state.givenBack + judged.refund.amount };
          expect(state.givenBack).toBeLessThanOrEqual(received);
          expect(state.order.state).toBe(isLast ? 'canceled' : 'completed');
        }
      }),
      { numRuns: 1_000 },
    );
    expect([...met].sort()).toEqual(
      ['canceled', 'refunded', ...changeProblems.filter((one) => one !== 'usedSince')].sort(),
    );
  });
});
