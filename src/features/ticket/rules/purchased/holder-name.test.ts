import { expect, test } from 'vitest';
import { holderName } from './holder-name.ts';

const answers = (last: string, first: string) => [
  {
    answerMethod: 'NAME',
    selectorValue: [
      { key: 'last_name', value: last },
      { key: 'first_name', value: first },
    ],
  },
];
const companion = answers('鈴木', '蓮');
const buyer = answers('山田', '花子');

test.each([
  ['the companion of the purchase', { isWithBuyer: true, companion, buyer }, '汐見 花子', '鈴木 蓮'],
  ['the holder by their profile', { isWithBuyer: true, companion: [], buyer }, '汐見 花子', '汐見 花子'],
  ['the buyer', { isWithBuyer: true, companion: [], buyer }, '', '山田 花子'],
  ['nobody', { isWithBuyer: true, companion: [], buyer: [] }, '', ''],
  ['who received it', { isWithBuyer: false, companion, buyer }, 'James Walker', 'James Walker'],
  ['nobody, where who received it has no name', { isWithBuyer: false, companion, buyer }, '', ''],
])('a ticket names %s', (_, ticket, ownName, name) => {
  expect(holderName(ticket, ownName, 'jpn')).toBe(name);
});
