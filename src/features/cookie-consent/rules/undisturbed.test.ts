import { expect, test } from 'vitest';
import { isUndisturbed, shouldAskConsentOn } from './consent.ts';

test.each([
  ['ticketList', '?step=terms', true],
  ['ticketListAlias', '?isApplication=1&step=confirm', true],
  ['ticketList', '?cart=1', false],
  ['ticketDetail', '?ticket=5', false],
  ['ticketPayment', '?order=K7', true],
  ['ticketPurchased', '?order=K7', true],
  ['myTicketDetail', '?ticket=1', true],
  ['myTicketPayment', '', true],
  ['badge', '', true],
  ['home', '?step=terms', false],
  ['mypage', '', false],
])('on %s%s the question about cookies does not disturb: %s', (page, search, expected) => {
  expect(isUndisturbed(page, search)).toBe(expected);
  const first = { isEnabled: true, isApplication: false, hasDecided: false };
  expect(shouldAskConsentOn({ name: page, search }, first)).toBe(!expected);
  expect(shouldAskConsentOn({ name: page, search }, { ...first, hasDecided: true })).toBe(false);
});
