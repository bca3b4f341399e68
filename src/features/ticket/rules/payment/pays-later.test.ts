import { expect, test } from 'vitest';
import { waysAfterFailure } from './pays-later.ts';

const methods = ['CreditCard', 'ConvenienceStore', 'Bank', 'Local', 'Free'] as const;

test.each([
  ['every offered way', false, true, ['CreditCard', 'ConvenienceStore', 'Bank', 'Local']],
  ['no way that pays later, where a lottery was won', true, true, ['CreditCard', 'ConvenienceStore']],
  ['a transfer that comes first, where a lottery was won', true, false, ['CreditCard', 'ConvenienceStore', 'Bank']],
])('after a failed payment an order can be paid in %s [TICKET-117]', (_, isLottery, isBankDeferred, ways) => {
  expect(waysAfterFailure({ methods, isBankDeferred }, isLottery)).toEqual(ways);
});
