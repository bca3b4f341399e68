import { expect, test } from 'vitest';
import { holdAfterFailure, holdUntil } from './hold-until.ts';

const at = Date.parse('2026-11-20T10:00:00+09:00');
const order = { amount: 1000, isDeferred: false, paymentMethod: 'CreditCard' } as const;

test.each([
  [order, '2026-11-20T10:15:00+09:00'],
  [{ ...order, paymentMethod: 'ConvenienceStore' as const }, '2026-11-23T10:00:00+09:00'],
  [{ ...order, paymentMethod: 'Bank' as const }, '2026-11-23T10:00:00+09:00'],
  // Four days more, in which the organiser sees that the money came.
  [{ ...order, paymentMethod: 'Bank' as const, isToOrganiser: true }, '2026-11-27T10:00:00+09:00'],
])('the places of %j are held for its payment [TICKET-109]', (one, until) => {
  expect(holdUntil(one, at, 72)).toBe(Date.parse(until));
});

test.each([
  [{ ...order, amount: 0, paymentMethod: 'Free' as const }],
  [{ ...order, isDeferred: true, paymentMethod: 'Bank' as const }],
  [{ ...order, isDeferred: true, paymentMethod: 'Local' as const }],
])('for %j no payment is awaited', (one) => expect(holdUntil(one, at, 72)).toBeUndefined());

test.each([
  ['a till’s deadline, a quarter of an hour', '2026-11-23T10:00:00+09:00', '2026-11-20T10:15:00+09:00'],
  ['a card’s, what is left of it', '2026-11-20T10:04:00+09:00', '2026-11-20T10:04:00+09:00'],
  ['one that is over, nothing', '2026-11-20T09:59:00+09:00', '2026-11-20T09:59:00+09:00'],
])('after a failed payment the rest of the hold of %s [TICKET-109]', (_, heldUntil, until) => {
  expect(holdAfterFailure(Date.parse(heldUntil), at)).toBe(Date.parse(until));
});
