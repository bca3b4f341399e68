import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { type CheckedSale, namesTheAct, saleChecks } from './sale-checks.ts';

const now = parseInstant('2026-11-20 10:00')!;
const ticket: CheckedSale['tickets'][number] = {
  detailId: 3,
  title: { jpn: '一般' },
  price: 0,
  enableMultiplePrice: false,
  multiplePrices: [],
  enableSalesPeriod: false,
  salesPeriodEnd: undefined,
};
const sale = (tickets: CheckedSale['tickets'], more: object = {}, seller?: string): CheckedSale => ({
  contentId: 10,
  content: {
    payment: { methods: ['CreditCard'], isBankDeferred: true, bankReceiver: 'Gateway', ...more },
    ...(seller !== undefined && { seller: { jpn: seller } }),
  },
  tickets,
});
const of = (sales: readonly CheckedSale[], saysWhoSells = false): string[] =>
  saleChecks(sales, { saysWhoSells, hasContact: true, languages: ['jpn'] }, now)
    .filter(({ key }) => key !== 'contact')
    .map(({ key, isDone }) => `${key} ${isDone ? 'done' : 'open'}`);
const over = { ...ticket, enableSalesPeriod: true, salesPeriodEnd: '2026-11-19 18:00' };

test.each<[string, CheckedSale[], string[]]>([
  ['free tickets', [sale([ticket])], []],
  ['tickets whose sale is over', [sale([over, over])], ['salesOpen open']],
  ['one of two that is over', [sale([over, ticket])], []],
  ['an end whose period does not count', [sale([{ ...over, enableSalesPeriod: false }])], []],
  ['no ticket', [sale([])], []],
  ['a price', [sale([{ ...ticket, price: 500 }])], ['whoSells open', 'organiserMail open']],
  [
    'a price with the mail of the organiser',
    [sale([{ ...ticket, price: 500 }], { organiserMail: 'a@example.jp' })],
    ['whoSells open', 'organiserMail done'],
  ],
  [
    'several prices, of which one is not free',
    [sale([{ ...ticket, enableMultiplePrice: true, multiplePrices: [{ price: 0 }, { price: 100 }] }])],
    ['whoSells open', 'organiserMail open'],
  ],
  [
    'a transfer after the tickets, and no account for it',
    [sale([{ ...ticket, price: 500 }], { methods: ['Bank'] })],
    ['bankAccount open', 'whoSells open', 'organiserMail open'],
  ],
  [
    'a transfer after the tickets to an account',
    [sale([{ ...ticket, price: 500 }], { methods: ['Local', 'Bank'], bankAccount: { jpn: '汐見銀行 1234567' } })],
    ['bankAccount done', 'whoSells open', 'organiserMail open'],
  ],
  [
    'a transfer to an account in a language that nobody reads',
    [sale([{ ...ticket, price: 500 }], { methods: ['Bank'], bankAccount: { eng: 'Shiomi Bank', jpn: ' ' } })],
    ['bankAccount open', 'whoSells open', 'organiserMail open'],
  ],
  [
    'a transfer before the tickets, by a number of the gateway',
    [sale([{ ...ticket, price: 500 }], { methods: ['Bank'], isBankDeferred: false })],
    ['whoSells open', 'organiserMail open'],
  ],
  [
    'a transfer before the tickets to the organiser, and no account for it',
    [sale([{ ...ticket, price: 500 }], { methods: ['Bank'], isBankDeferred: false, bankReceiver: 'Organiser' })],
    ['bankAccount open', 'whoSells open', 'organiserMail open'],
  ],
  ['free tickets for which nobody transfers', [sale([ticket], { methods: ['Bank'] })], []],
  [
    'a ticket that nobody has named',
    [sale([ticket, { ...ticket, title: { jpn: '新しいチケット' } }])],
    ['ticketNames open'],
  ],
  ['a ticket that is still a sample', [sale([{ ...ticket, title: { jpn: '【見本】一般' } }])], ['ticketNames open']],
  [
    'two sales for money, each with its own notice',
    [sale([{ ...ticket, price: 500 }]), sale([{ ...ticket, price: 500 }])],
    ['whoSells open', 'organiserMail open', 'whoSells open', 'organiserMail open'],
  ],
])('a draft with %s is asked for %o', (_name, sales, asked) => {
  expect(of(sales)).toEqual(asked);
});

test('a site that names the act says who sells', () => {
  expect(of([sale([{ ...ticket, price: 500 }])], true)).toContain('whoSells done');
});

test.each([
  ['of its own', '<p>販売事業者：汐見実行委員会</p>', true],
  ['that is still the sample', '<p>【見本】販売事業者</p>', false],
  ['without a word', ' ', false],
])('a sale with a notice %s says who sells: %s is %s', (_name, seller, says) => {
  expect(of([sale([{ ...ticket, price: 500 }], {}, seller)]).includes('whoSells done')).toBe(says);
});

test('a text names the act unless it is a sample', () => {
  expect(namesTheAct('特定商取引法に基づく表記')).toBe(true);
  expect(namesTheAct('【見本】特定商取引法に基づく表記')).toBe(false);
  expect(namesTheAct('規約')).toBe(false);
});

test('a sale for money asks where its buyers ask questions, and a free one does not', () => {
  const contactOf = (price: number, hasContact: boolean) =>
    saleChecks([sale([{ ...ticket, price }])], { saysWhoSells: true, hasContact, languages: ['jpn'] }, now).filter(
      ({ key }) => key === 'contact',
    );
  expect(contactOf(500, false)).toMatchObject([{ isDone: false, part: 'settings', path: ['overview', 'contactMail'] }]);
  expect(contactOf(500, true)).toMatchObject([{ isDone: true }]);
  expect(contactOf(0, false)).toEqual([]);
});
