import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { type CheckedSale, saleChecks } from './sale-checks.ts';

const now = parseInstant('2026-11-20 10:00')!;
const ticket: CheckedSale['tickets'][number] = {
  price: 0,
  enableMultiplePrice: false,
  multiplePrices: [],
  enableSalesPeriod: false,
  salesPeriodEnd: undefined,
};
const sale = (tickets: CheckedSale['tickets'], more: object = {}): CheckedSale => ({
  contentId: 10,
  content: { payment: more },
  tickets,
});
const of = (sales: readonly CheckedSale[], saysWhoSells = false): string[] =>
  saleChecks(sales, saysWhoSells, now).map(({ key, isDone }) => `${key} ${isDone ? 'done' : 'open'}`);
const over = { ...ticket, enableSalesPeriod: true, salesPeriodEnd: '2026-11-19 18:00' };

test.each<[string, CheckedSale[], string[]]>([
  ['free tickets', [sale([ticket])], ['salesOpen done']],
  ['tickets whose sale is over', [sale([over, over])], ['salesOpen open']],
  ['one of two that is over', [sale([over, ticket])], ['salesOpen done']],
  ['an end whose period does not count', [sale([{ ...over, enableSalesPeriod: false }])], ['salesOpen done']],
  ['no ticket', [sale([])], []],
  ['a price', [sale([{ ...ticket, price: 500 }])], ['salesOpen done', 'organiserMail open', 'whoSells open']],
  [
    'a price with the mail of the organiser',
    [sale([{ ...ticket, price: 500 }], { organiserMail: 'a@example.jp' })],
    ['salesOpen done', 'organiserMail done', 'whoSells open'],
  ],
  [
    'several prices, of which one is not free',
    [sale([{ ...ticket, enableMultiplePrice: true, multiplePrices: [{ price: 0 }, { price: 100 }] }])],
    ['salesOpen done', 'organiserMail open', 'whoSells open'],
  ],
  [
    'two sales for money, which one seller makes',
    [sale([{ ...ticket, price: 500 }]), sale([{ ...ticket, price: 500 }])],
    ['salesOpen done', 'organiserMail open', 'whoSells open', 'salesOpen done', 'organiserMail open'],
  ],
])('a draft with %s is asked for %o', (_name, sales, asked) => {
  expect(of(sales)).toEqual(asked);
});

test('a site that names the act says who sells', () => {
  expect(of([sale([{ ...ticket, price: 500 }])], true)).toContain('whoSells done');
});
