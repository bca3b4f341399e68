import { describe, expect, test } from 'vitest';
import { order, paid, paidOrder, said } from '../../../../../test/orders.ts';
import { applyOrderEvent } from './apply-order-event.ts';
import type { GatewayEvent, Order, OrderEvent, OrderState } from './order.ts';
import { paymentStatusOf } from './payment-status.ts';

const deferred = order('completed', { isDeferred: true });
const step = (from: Order, event: OrderEvent) => {
  const result = applyOrderEvent(from, event);
  if ('order' in result) return [result.order.state, ...result.effects.map(({ kind }) => kind)];
  return 'ignored' in result ? [`ignored ${result.ignored}`] : [`refused ${result.refused}`];
};

describe('an order', () => {
  test.each<[string, Order, OrderEvent, string[]]>([
    [
      'free or to be paid later is completed',
      order('reserved', { amount: 0 }),
      { type: 'confirm' },
      ['completed', 'issueTickets'],
    ],
    [
      'to be paid at the venue too',
      order('reserved', { isDeferred: true }),
      { type: 'confirm' },
      ['completed', 'issueTickets'],
    ],
    ['that costs something never is without money', order('reserved'), { type: 'confirm' }, ['refused unpaid']],
    ['is charged', order('reserved'), { type: 'charge' }, ['charging', 'charge']],
    ['is not charged twice', order('charging'), { type: 'charge' }, ['refused notPossible']],
    [
      'is not charged while its payment is being checked',
      order('checking'),
      { type: 'charge' },
      ['refused notPossible'],
    ],
    ['is not charged when it is paid', paidOrder, { type: 'charge' }, ['refused notPossible']],
    ['of nothing is not charged', order('reserved', { amount: 0 }), { type: 'charge' }, ['refused nothingToCharge']],
    [
      'to be paid later is not charged',
      order('reserved', { isDeferred: true }),
      { type: 'charge' },
      ['refused nothingToCharge'],
    ],
    ['won in a lottery has its place', order('applied'), { type: 'won' }, ['reserved']],
    ['lost in a lottery has ended', order('applied'), { type: 'lost' }, ['lost']],
    [
      'of an application is withdrawn while the lottery is open',
      order('applied'),
      { type: 'withdraw', isOpen: true },
      ['canceled'],
    ],
    [
      'of an application is not withdrawn once it has closed',
      order('applied'),
      { type: 'withdraw', isOpen: false },
      ['refused closed'],
    ],
    [
      'that was withdrawn may be withdrawn again',
      order('canceled'),
      { type: 'withdraw', isOpen: false },
      ['ignored over'],
    ],
    ['that won is not withdrawn', order('reserved'), { type: 'withdraw', isOpen: true }, ['refused notPossible']],
    ['that was withdrawn cannot win', order('canceled'), { type: 'won' }, ['refused notPossible']],
    ['is drawn once', order('lost'), { type: 'won' }, ['refused notPossible']],
    ['that lost may win a further draw', order('lost'), { type: 'wonAgain' }, ['reserved']],
    ['that lost may lose a further draw', order('lost'), { type: 'lostAgain' }, ['lost']],
    ['that never lost takes part in no further draw', order('applied'), { type: 'wonAgain' }, ['refused notPossible']],
  ])('%s', (_, from, event, expected) => expect(step(from, event)).toEqual(expected));
});

describe('the answer of the gateway', () => {
  test.each<[string, Order, OrderEvent, string[]]>([
    ['paid', order('charging'), paid(), ['completed', 'issueTickets']],
    ['3-D Secure is wanted', order('charging'), said('actionRequired'), ['authenticating']],
    ['a number for the convenience store', order('charging'), said('numberIssued'), ['awaiting']],
    ['refused: the place is held for another card', order('charging'), said('refused'), ['reserved']],
    ['lost on its way', order('charging'), said('unknown'), ['checking']],
    ['paid after 3-D Secure', order('authenticating'), paid(), ['completed', 'issueTickets']],
    ['refused by 3-D Secure', order('authenticating'), said('refused'), ['reserved']],
    ['lost after 3-D Secure', order('authenticating'), said('unknown'), ['checking']],
    ['found to be paid', order('checking'), paid(), ['completed', 'issueTickets']],
    ['found to be refused', order('checking'), said('refused'), ['reserved']],
    ['found never to have been asked', order('checking'), said('notFound'), ['reserved']],
    ['found to wait for 3-D Secure', order('checking'), said('actionRequired'), ['authenticating']],
    ['found to wait for the store', order('checking'), said('numberIssued'), ['awaiting']],
    ['still unknown', order('checking'), said('unknown'), ['ignored twice']],
    ['paid at the store', order('awaiting'), paid(), ['completed', 'issueTickets']],
    ['the number was withdrawn', order('awaiting'), said('refused'), ['expired', 'releaseStock']],
    ['of an attempt there was not', order('charging'), paid(2), ['refused unknownAttempt']],
    ['of no attempt', order('charging'), paid(0), ['refused unknownAttempt']],
    ['of half an attempt', order('charging'), said('refused', 0.5), ['refused unknownAttempt']],
    ['of an order that was never charged', order('applied'), paid(), ['refused unknownAttempt']],
  ])('%s', (_, from, event, expected) => expect(step(from, event)).toEqual(expected));
});

describe('a webhook', () => {
  test.each<[string, Order, OrderEvent, string[]]>([
    ['before the answer', order('charging'), paid(), ['completed', 'issueTickets']],
    ['after it', paidOrder, paid(), ['ignored twice']],
    ['of a refusal after it was paid', paidOrder, said('refused'), ['ignored over']],
    ['of a refusal told before', order('reserved', { attempt: 1 }), said('refused'), ['ignored twice']],
    ['of an older attempt', order('charging', { attempt: 2 }), said('refused', 1), ['ignored older']],
    ['of 3-D Secure told before', order('authenticating'), said('actionRequired'), ['ignored twice']],
  ])('%s', (_, from, event, expected) => expect(step(from, event)).toEqual(expected));
});

describe('money', () => {
  const retried = (state: OrderState) => order(state, { attempt: 2 });
  test.each<[string, Order, OrderEvent, string[]]>([
    [
      'after a refusal, while the place is held',
      order('reserved', { attempt: 1 }),
      paid(),
      ['completed', 'issueTickets'],
    ],
    [
      'after the place was given back, which is free',
      order('expired'),
      paid(1, 1000, true),
      ['completed', 'takeStock', 'issueTickets'],
    ],
    ['after the place was given back, which is gone', order('expired'), paid(), ['expired', 'refund']],
    ['after the buyer left', order('canceled', { attempt: 1 }), paid(1, 1000, true), ['canceled', 'refund']],
    ['of another sum', order('charging'), paid(1, 999), ['reserved', 'refund']],
    ['of another sum at the store', order('awaiting'), paid(1, 1), ['expired', 'releaseStock', 'refund']],
    ['of another sum, too late', order('expired'), paid(1, 999, true), ['expired', 'refund']],
    [
      'of an older attempt, while a newer one runs',
      retried('charging'),
      paid(1),
      ['completed', 'issueTickets', 'cancelAtGateway'],
    ],
    ['of another sum of an older attempt', retried('charging'), paid(1, 5), ['charging', 'refund']],
    ['of a second attempt', { ...paidOrder, attempt: 2 }, paid(2), ['completed', 'refund']],
    [
      'of a second attempt, told again',
      { ...paidOrder, attempt: 2, refundedAttempts: [2] },
      paid(2),
      ['ignored twice'],
    ],
  ])('%s', (_, from, event, expected) => expect(step(from, event)).toEqual(expected));

  test('that goes back equals the sum that came', () => {
    const result = applyOrderEvent(order('charging'), paid(1, 999));
    expect(result).toMatchObject({ effects: [{ kind: 'refund', attempt: 1, amount: 999 }] });
  });
});

describe('a sum of which only a part came', () => {
  const stopped: GatewayEvent = { type: 'refused', attempt: 1, received: 600 };

  test.each<[string, Order, string[]]>([
    ['goes back by hand when its number is stopped', order('awaiting'), ['expired', 'releaseStock', 'refund']],
    ['goes back by hand when the order is over by then', order('expired'), ['expired', 'refund']],
    ['goes back by hand while another card may be tried', order('checking'), ['reserved', 'refund']],
    ['goes back once', order('expired', { refundedAttempts: [1] }), ['ignored over']],
    ['is none of an attempt that has paid', { ...paidOrder }, ['ignored over']],
  ])('%s', (_, from, expected) => expect(step(from, stopped)).toEqual(expected));

  test('is refunded with the sum that came, by hand', () => {
    expect(applyOrderEvent(order('expired'), stopped)).toMatchObject({
      order: { refundedAttempts: [1] },
      effects: [{ kind: 'refund', attempt: 1, amount: 600, way: 'byHand' }],
    });
    expect(applyOrderEvent(order('expired'), { ...stopped, received: 0 })).toEqual({ ignored: 'over' });
  });
});

describe('the end of a hold', () => {
  test.each<[string, Order, string[]]>([
    ['gives a place back', order('reserved'), ['expired', 'releaseStock']],
    [
      'gives it back at the deadline of the store, and withdraws the number',
      order('awaiting'),
      ['expired', 'releaseStock', 'cancelAtGateway'],
    ],
    [
      'does not while 3-D Secure may succeed: the gateway is told to stop first',
      order('authenticating'),
      ['checking', 'cancelAtGateway'],
    ],
    ['does not while an answer is out: the gateway is asked', order('charging'), ['checking', 'ask']],
    ['does not while a payment is being checked', order('checking'), ['ignored outcomeUnknown']],
    ['changes nothing of what is paid', paidOrder, ['ignored over']],
    ['changes nothing of an application', order('applied'), ['ignored over']],
  ])('%s', (_, from, expected) => expect(step(from, { type: 'holdExpired' })).toEqual(expected));
});

test.each<[string, Order, OrderEvent, string[]]>([
  ['gives the place back', order('reserved'), { type: 'leave' }, ['canceled', 'releaseStock']],
  ['during 3-D Secure stops it first', order('authenticating'), { type: 'leave' }, ['checking', 'cancelAtGateway']],
  ['is too late while the answer is out', order('charging'), { type: 'leave' }, ['ignored outcomeUnknown']],
  ['with a number withdraws it first', order('awaiting'), { type: 'leave' }, ['checking', 'cancelAtGateway']],
])('leaving %s', (_, from, event, expected) => expect(step(from, event)).toEqual(expected));

test.each<[string, Order, OrderEvent, string[]]>([
  ['came', deferred, { type: 'settled' }, ['completed']],
  ['came already', { ...deferred, isSettled: true }, { type: 'settled' }, ['ignored twice']],
  ['never came', deferred, { type: 'revoked' }, ['canceled', 'releaseCode', 'revokeTickets']],
  ['came, so nothing is revoked', { ...deferred, isSettled: true }, { type: 'revoked' }, ['refused notPossible']],
  ['by card is no deferred one', paidOrder, { type: 'settled' }, ['refused notPossible']],
  ['is of nothing any more', { ...deferred, canceledUnpaid: 1000 }, { type: 'settled' }, ['refused notPossible']],
  ['after the tickets were revoked', { ...deferred, state: 'canceled' }, { type: 'settled' }, ['refused notPossible']],
])('a deferred payment that %s', (_, from, event, expected) => expect(step(from, event)).toEqual(expected));

describe('an order whose gateway never answers', () => {
  const revoked = applyOrderEvent(order('checking'), { type: 'revoked' });

  test('gives its places back when the organiser takes it back, but not before it is being checked', () => {
    expect(step(order('checking'), { type: 'revoked' })).toEqual(['canceled', 'releaseStock']);
    for (const state of ['charging', 'authenticating', 'awaiting'] as const) {
      expect(step(order(state), { type: 'revoked' })).toEqual(['refused notPossible']);
    }
  });

  test('refunds money that the gateway reports after all', () => {
    if (!('order' in revoked)) throw new Error('It was not taken back.');
    expect(applyOrderEvent(revoked.order, paid(1, 1000, true))).toMatchObject({
      order: { state: 'canceled', paidAttempt: null },
      effects: [{ kind: 'refund', attempt: 1 }],
    });
  });
});

test.each<[string, Order, boolean, string[]]>([
  ['leaves the rest to be paid', deferred, false, ['completed']],
  ['ends an order with its last ticket', deferred, true, ['canceled', 'releaseCode']],
  ['leaves the rest of a free order', order('completed', { amount: 0 }), false, ['completed']],
  ['ends a free order with its last ticket', order('completed', { amount: 0 }), true, ['canceled', 'releaseCode']],
  ['changes nothing of what came', { ...deferred, isSettled: true }, true, ['ignored over']],
  ['changes nothing of what was paid by card', paidOrder, true, ['ignored over']],
  ['has to be of a ticket', order('awaiting'), true, ['refused notPossible']],
])('a ticket that is cancelled %s', (_, from, isLast, expected) =>
  expect(step(from, { type: 'ticketCanceled', price: 500, isLast })).toEqual(expected),
);

test.each<[string, Order]>([
  ['Sale', paidOrder],
  ['Sale', { ...deferred, canceledUnpaid: 1000 }],
  ['Sale', { ...deferred, isSettled: true }],
  ['Sale', order('completed', { amount: 0 })],
  ['Waiting', deferred],
  ['Waiting', order('awaiting')],
  ['Waiting', order('reserved')],
  ['Waiting', order('checking')],
  ['Fail', order('reserved', { attempt: 1 })],
  ['Fail', order('expired', { attempt: 1 })],
])('the payment status is %s (%#) [TICKET-024]', (status, one) => expect(paymentStatusOf(one)).toBe(status));
