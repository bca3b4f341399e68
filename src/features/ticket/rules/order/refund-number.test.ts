import { expect, test } from 'vitest';
import { type RefundName, readRefundNumber, refundNumber } from './refund-number.ts';

test.each<[string, RefundName | undefined]>([
  ['K7Q2P9RWY5NEM4XD-12', { orderNumber: 'K7Q2P9RWY5NEM4XD', refundId: 12 }],
  [' k7q2p9rwy5nem4xd-12\n', { orderNumber: 'K7Q2P9RWY5NEM4XD', refundId: 12 }],
  ['K7Q2P9RWY5NEM4XD', undefined],
  ['K7Q2P9RWY5NEM4XD-', undefined],
  ['K7Q2 P9RW-12', undefined],
  ['K7Q2P9RWY5NEM4XD-1234567890', undefined],
  ['-12', undefined],
  ['12', undefined],
  ['', undefined],
])('%j names the refund %j', (typed, name) => {
  expect(readRefundNumber(typed)).toEqual(name);
  if (name !== undefined) expect(refundNumber(name)).toBe(typed.trim().toUpperCase());
});
