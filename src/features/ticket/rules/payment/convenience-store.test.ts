import { expect, test } from 'vitest';
import { convenienceStores, isPaymentNumber, paymentDeadline } from './convenience-store.ts';

test.each([
  ['123456789', false],
  ['1234567890', true],
  ['12345678901', true],
  ['123456789012', false],
  ['', false],
  ['12345-67890', false],
  ['１２３４５６７８９０', false],
  ['1234567890\n', false],
])('%j is a payment number: %s [TICKET-107]', (text, isOne) => expect(isPaymentNumber(text)).toBe(isOne));

test.each([
  ['0000000000', false],
  ['00000000000', false],
  ['0000000001', true],
])('%j is a payment number: %s; one of zeros only is none [TICKET-108]', (text, isOne) => {
  expect(isPaymentNumber(text)).toBe(isOne);
});

test('the deadline is some hours after the order, as the organiser set [TICKET-109]', () => {
  expect(paymentDeadline(Date.parse('2026-11-20T10:00:00+09:00'), 72)).toBe(Date.parse('2026-11-23T10:00:00+09:00'));
});

test('there are four chains [TICKET-111]', () => {
  expect(convenienceStores).toEqual(['lawson', 'familymart', 'ministop', 'seicomart']);
});
