import { expect, test } from 'vitest';
import { unpaidWay } from './unpaid-way.ts';

const order = { state: 'completed', amount: 9_000, paymentMethod: 'Bank', paymentStatus: 'Waiting' } as const;

test('tickets that came before their money are to be paid by a transfer or at the venue', () => {
  expect([unpaidWay(order), unpaidWay({ ...order, paymentMethod: 'Local' })]).toEqual(['transfer', 'venue']);
});

test.each([
  ['paid', { paymentStatus: 'Sale' as const }],
  ['free', { amount: 0 }],
  ['held until the money comes', { state: 'awaiting' as const }],
  ['bought by card', { paymentMethod: 'CreditCard' as const }],
])('tickets that are %s have no such money to come', (_, more) => {
  expect(unpaidWay({ ...order, ...more })).toBeUndefined();
});
