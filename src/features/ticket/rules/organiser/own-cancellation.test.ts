import { expect, test } from 'vitest';
import { purchasedRow } from '../../../../../test/purchased-rows.ts';
import { purchasedOfRow } from '../../server/purchased/present-purchased.ts';
import { ownCancellation } from './own-cancellation.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const terms = { cancelPeriodStart: '2026-11-01', cancelPeriodEnd: '2026-11-25', cancelFee: 300 };
const paidAt = Date.parse('2026-11-10T10:00+09:00');
const paid = { paymentMethod: 'CreditCard', paidAt, paidAmount: 1000, left: 1000 } as const;
const ticket = purchasedOfRow(purchasedRow());

test.each([
  ['the fee and the rest', {}, {}, { fee: 300, refund: 700, problem: null }],
  ['no more than was paid', { cancelFee: 5000 }, {}, { fee: 1000, refund: 0, problem: null }],
  ['nothing of what was not paid', {}, { paidAmount: 0 }, { fee: 0, refund: 0, problem: null }],
  ['what the organiser left to give back', {}, { left: 200 }, { fee: 300, refund: 200, problem: null }],
  ['that the period is over', { cancelPeriodEnd: '2026-11-19' }, {}, { fee: 300, problem: 'outsideCancelPeriod' }],
  ['that the card is too old', {}, { paidAt: Date.parse('2026-08-01T10:00+09:00') }, { problem: 'cardTooOld' }],
])("what a buyer's own cancellation comes to says %s [TICKET-127]", (_, rule, money, expected) => {
  const own = ownCancellation(ticket, { ...terms, ...rule }, { ...paid, ...money }, { isTransferring: false, now });
  expect(own).toMatchObject(expected);
});
