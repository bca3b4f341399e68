import { expect, test } from 'vitest';
import { purchasedTicket, wonTicket } from '../../../../../test/purchased-tickets.ts';
import { lotteryLabel } from './purchased-ticket.ts';

test.each([
  ['WAITING', 'waiting'],
  ['PRE_SUCCESS', 'waiting'],
  ['SUCCESS', 'winning'],
  ['PRIMARY_SUCCESS', 'winning'],
  ['SECONDARY_SUCCESS', 'winning'],
  ['FAIL', 'defeat'],
  [null, undefined],
] as const)('a lottery that is %s has the label %s, and a first-come ticket none', (lotteryStatus, label) => {
  expect(lotteryLabel(wonTicket({ lotteryStatus }))).toBe(label);
  expect(lotteryLabel(purchasedTicket({ lotteryStatus }))).toBeUndefined();
});
