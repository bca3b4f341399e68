import { describe, expect, test } from 'vitest';
import type { Order } from '../../rules/order/order.ts';
import type { OrderNews } from '../order/order-tables.ts';
import { type NewsKind, newsKind } from './news-kind.ts';

const order = (more: Partial<Order> = {}): Order => ({
  state: 'completed',
  amount: 3000,
  canceledUnpaid: 0,
  isDeferred: false,
  isSettled: false,
  attempt: 1,
  paidAttempt: 1,
  refundedAttempts: [],
  ...more,
});
const unpaid = { isDeferred: true, attempt: 0, paidAttempt: null };

describe('a mail says', () => {
  const cases: [what: string, tell: OrderNews, more: Partial<Order>, isLottery: boolean, kind: NewsKind][] = [
    ['that something was bought', 'issued', {}, false, 'issued'],
    ['that nothing is to be paid', 'issued', { amount: 0, attempt: 0, paidAttempt: null }, false, 'free'],
    ['that the buyer still has to pay', 'issued', unpaid, false, 'unpaid'],
    ['how to pay', 'awaiting', { state: 'awaiting', paidAttempt: null }, false, 'awaiting'],
    ['that the buyer has won, and how to pay', 'awaiting', { state: 'awaiting', paidAttempt: null }, true, 'wonToPay'],
    ['that unpaid tickets were taken back', 'canceled', { ...unpaid, state: 'canceled' }, false, 'canceled'],
    [
      'that money may come back where the gateway never answered',
      'canceled',
      { state: 'canceled', paidAttempt: null },
      false,
      'unanswered',
    ],
  ];
  test.each(cases)('%s', (_, tell, more, isLottery, kind) => {
    expect(newsKind(tell, order(more), { isLottery })).toBe(kind);
  });

  test('that the buyer still has to pay by a transfer', () => {
    expect(newsKind('issued', order(unpaid), { isLottery: false, isTransfer: true })).toBe('transfer');
    expect(newsKind('issued', order(), { isLottery: false, isTransfer: true })).toBe('issued');
  });

  test.each([0, 3000])('that an organiser gave tickets, at %i yen too', (amount) => {
    expect(newsKind('issued', order({ amount }), { isLottery: false, isByHand: true })).toBe('given');
  });
});
