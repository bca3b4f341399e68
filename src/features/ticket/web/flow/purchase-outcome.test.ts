import { expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { outcomeOf, outcomeOfFailure } from './purchase-outcome.ts';

const payment = { reason: 'payment', orderId: 'ORDER1' } as const;

test.each<[string, unknown, object]>([
  [
    'problems',
    new CallError(409, '', {}, { reason: 'cart', problems: [{ kind: 'mixed' }, 3, null] }),
    { kind: 'problems', problems: [{ kind: 'mixed' }] },
  ],
  [
    'a refused card',
    new CallError(402, 'said', {}, payment),
    { kind: 'payment', failure: 'refused', orderId: 'ORDER1' },
  ],
  ['the gateway’s time-out', new CallError(408, 'said', {}, payment), { kind: 'payment', failure: 'timeout' }],
  [
    'maintenance',
    new CallError(503, 'said', {}, { reason: 'payment' }),
    { kind: 'payment', failure: 'maintenance', orderId: undefined },
  ],
  [
    'wrong fields',
    new CallError(422, '', { purchaserEmail: ['wrong'] }),
    { kind: 'fields', errors: { purchaserEmail: ['wrong'] } },
  ],
  [
    'an order that another tab pays',
    new CallError(409, 'said', {}, { reason: 'order', orderId: 'ORDER1', order: { state: 'charging' } }),
    { kind: 'otherwise', order: { state: 'charging' }, message: 'said' },
  ],
  ['a visitor who has to log in', new CallError(403, '', {}, { reason: 'login' }), { kind: 'login' }],
  ['a refusal in words', new CallError(429, 'wait'), { kind: 'refused', message: 'wait' }],
  ['a session that ended', new CallError(552, 'log in'), { kind: 'sessionEnded' }],
  // The call may have arrived.
  ['no answer in time', new CallError(408, ''), { kind: 'lost' }],
  ['no connection', new CallError(10_000, ''), { kind: 'lost' }],
  ['a server that broke off', new CallError(500, ''), { kind: 'lost' }],
  ['a proxy that gave up', new CallError(502, ''), { kind: 'lost' }],
  ['anything unforeseen', new TypeError('fetch'), { kind: 'lost' }],
])('%s is understood [TICKET-117, TICKET-118, TICKET-119, TICKET-121]', (_, error, outcome) => {
  expect(outcomeOfFailure(error)).toMatchObject(outcome);
});

test('an answer contains the order', async () => {
  const order = orderAnswer();
  expect(await outcomeOf(Promise.resolve(order))).toEqual({ kind: 'order', order });
});
