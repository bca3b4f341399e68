import { expect, test } from 'vitest';
import { type ChargeRow, receiptOffer } from './charge-row.ts';

const row = (more: Partial<ChargeRow>): ChargeRow => ({
  ticketChargeId: 1,
  chargedAt: '2026-11-20T10:00:00+09:00',
  title: 'Day pass',
  amount: 1000,
  refundedAmount: 0,
  refundDueAmount: 0,
  paymentMethod: 'CreditCard',
  paymentStatus: 'Sale',
  documentDownloads: { isReceipt: false },
  ...more,
});

test.each<[Partial<ChargeRow>, string]>([
  [{}, 'download'],
  [{ documentDownloads: { isReceipt: true } }, 'downloaded'],
  [{ amount: 0, paymentMethod: 'Free' }, 'none'],
  [{ refundedAmount: 300 }, 'download'],
  [{ refundedAmount: 1000 }, 'none'],
  [{ paymentStatus: 'Waiting' }, 'none'],
  [{ paymentStatus: 'Fail' }, 'none'],
  [{ paymentStatus: 'Waiting', documentDownloads: { isReceipt: true } }, 'downloaded'],
])('a charge with %j says of its receipt: %s [CHARGE-002]', (more, offer) => {
  expect(receiptOffer(row(more))).toBe(offer);
});
