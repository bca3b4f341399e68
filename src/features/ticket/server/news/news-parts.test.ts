import type { StoredJson } from '#server/database/column-types.ts';
import { asStored } from '#server/database/read-stored.ts';
import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { partText } from '#server/mail/mail-plain-text.ts';
import { myTicket } from '../../../../../test/my-tickets.ts';
import type { NewsKind } from '../mail/news-kind.ts';
import { type NewsFacts, newsParts } from './news-parts.ts';
import type { OrderRow } from '../order/order-columns.ts';

const row = (more: Partial<OrderRow> = {}): OrderRow =>
  ({
    order_number: 'K7Q2P9RWY5NEM4XD',
    state: 'completed',
    payment_method: 'CreditCard',
    amount: 3000,
    canceled_unpaid: 0,
    is_deferred: false,
    attempt: 1,
    paid_attempt: 1,
    refunded_attempts: [],
    is_settled: false,
    held_until: null,
    lottery: null,
    include_receipt: false,
    purchaser_id: null,
    ordered_at: new Date('2026-11-20T10:00:00+09:00'),
    paid_at: null,
    ...more,
  }) as OrderRow;
const nothing = { convenienceStore: null, bank: null, bankNote: '', bankDeadline: null, localNote: '' };
const facts = (kind: NewsKind, more: Partial<NewsFacts> = {}): NewsFacts => ({
  kind,
  row: row(),
  tickets: [myTicket()],
  draw: undefined,
  pay: nothing,
  event: { start: '2026-11-20 10:00', end: '2026-11-22 17:00', place: '東ホール' },
  ...more,
});
const unpaid = { is_deferred: true, paid_attempt: null, attempt: 0 };
const deadline = '2026-11-26T02:04:00+09:00';
const say = (told: NewsFacts, language: LanguageCode = 'jpn') => {
  const { toDo, details } = newsParts(told, language);
  return [...toDo, ...details].map((part) => partText(part, language)).join('\n\n');
};

const store = { store: 'seicomart', number: '2392784490', deadline };
const bank = {
  bankName: '汐見銀行',
  branchName: '本店',
  accountType: '普通',
  accountNumber: '3456789',
  accountName: 'ヒロバ',
  deadline,
};
const announced = {
  version: 'hiroba-draw-1',
  secretHash: 'a'.repeat(64),
  closesAt: '2026-11-23T23:59:00+09:00',
  publicValueSource: '日経平均株価の11月24日の終値',
  listHash: null,
} as const;
const mails: [string, NewsFacts][] = [
  ['a ticket that is paid', facts('issued')],
  [
    'a payment number for a store',
    facts('awaiting', { row: row({ state: 'awaiting' }), pay: { ...nothing, convenienceStore: store } }),
  ],
  [
    'what was won and waits for its money',
    facts('wonToPay', { row: row({ state: 'awaiting' }), pay: { ...nothing, convenienceStore: store } }),
  ],
  ['an account of its own', facts('awaiting', { row: row({ state: 'awaiting' }), pay: { ...nothing, bank } })],
  ['a later transfer', facts('transfer', { row: row({ ...unpaid, payment_method: 'Bank' }) })],
  ['the venue', facts('unpaid', { row: row({ ...unpaid, payment_method: 'Local' }) })],
  ['a card that failed', facts('paymentFailed', { row: row({ state: 'reserved', held_until: new Date(deadline) }) })],
  [
    'an application',
    facts('applied', {
      row: row({ state: 'applied', lottery: asStored({ entrantId: 'E1', slots: [9] }) }),
      draw: announced,
    }),
  ],
];

const textOf = (what: string): string => say(mails.find(([name]) => name === what)?.[1] as NewsFacts);

describe('a mail of an order', () => {
  test.each(languageCodes.flatMap((language) => mails.map(([what, told]) => [what, language, told] as const)))(
    'tells of %s in %s',
    (_, language, told) => {
      const text = say(told, language);
      expect(text).toContain('K7Q2P9RWY5NEM4XD');
      expect(text).not.toMatch(/undefined|\[object|NaN|null/);
    },
  );

  test('names the bank account that is for this order alone', () => {
    expect(textOf('an account of its own')).toContain(
      '振込先\n合計：3,000円\n銀行：汐見銀行\n支店：本店\n口座番号：普通 3456789\n口座名義：ヒロバ\nお支払い期限：2026年11月26日（木）02:04（日本時間）',
    );
  });

  test('of an application repeats the announcement of its draw, which the applicant can compare afterwards', () => {
    const parts = textOf('an application').split('\n\n');
    expect(parts.at(-1)).toMatch(
      /受付終了：2026年11月23日（月）23:59（日本時間）\n秘密の値のハッシュ（SHA-256）：a{64}\n抽選に加える公開の値：日経平均株価の11月24日の終値$/,
    );
  });

  test('of an application says that a card is charged automatically, and otherwise that a mail will explain how to pay', () => {
    const application = (payment_method: OrderRow['payment_method'], amount: number) => {
      const lottery: StoredJson = asStored({ entrantId: 'E1', slots: [9] });
      return say(facts('applied', { row: row({ state: 'applied', lottery, payment_method, amount }) }));
    };
    const card = '当選した場合は、選択されたカードに自動で請求します。';
    const later = '当選した場合は、お支払いの方法と期限をメールでご案内します。';
    expect(application('CreditCard', 3000)).toContain(card);
    expect(application('ConvenienceStore', 3000)).toContain(later);
    expect(application('Free', 0)).not.toContain('当選した場合');
  });

  test('of an application says when the ticket is valid, unless the draw decides the slot', () => {
    const application = (slots: number[]) =>
      say(facts('applied', { row: row({ state: 'applied', lottery: asStored({ entrantId: 'E1', slots }) }) }));
    expect(application([])).toMatch(/ご利用期間：/);
    expect(application([])).not.toContain('開催日時');
    expect(application([9])).not.toMatch(/ご利用期間|開催日時/);
  });

  test('tells members where the receipt is once the order is paid, and not otherwise', () => {
    const hint = '領収書は、マイページの「購入履歴」から発行いただけます。';
    const of = (kind: NewsKind, more: Partial<OrderRow>) =>
      say(facts(kind, { row: row({ purchaser_id: 7, ...more }) }));
    for (const kind of ['issued', 'settled', 'won'] as const) expect(of(kind, {})).toContain(hint);
    for (const more of [{ purchaser_id: null }, unpaid, { amount: 0, attempt: 0, paid_attempt: null }])
      expect(of('issued', more)).not.toContain(hint);
    expect(of('wonToPay', { state: 'awaiting', paid_attempt: null })).not.toContain(hint);
  });

  test('says what to show at the entrance when tickets are issued and the event has a place', () => {
    const entrance = 'ご来場の際は、チケットの画面を入場口でお見せください。';
    expect(say(facts('issued'))).toContain(entrance);
    expect(textOf('a payment number for a store')).not.toContain(entrance);
    expect(say(facts('issued', { event: { start: '', end: '', place: '' } }))).not.toContain(entrance);
  });

  test('repeats how the organiser explains the payment, or a standard sentence without such an explanation', () => {
    const bankOrder = row({ ...unpaid, payment_method: 'Bank' });
    expect(say(facts('transfer', { row: bankOrder, pay: { ...nothing, bankNote: '汐見銀行 1234' } }))).toMatch(
      /^合計：3,000円\n\n振込先\n汐見銀行 1234\n\n/,
    );
    expect(say(facts('transfer', { row: bankOrder }))).toMatch(
      /^合計：3,000円\n\n振込先\n振込先は、主催者からメールでご案内します。\n\n/,
    );
  });

  test('of a later transfer says until when, under which number, what follows, and where the receipt will be', () => {
    const bankOrder = row({ ...unpaid, payment_method: 'Bank', purchaser_id: 7, include_receipt: true });
    const pay = { ...nothing, bankNote: '汐見銀行 1234', bankDeadline: deadline };
    const text = say(facts('transfer', { row: bankOrder, pay }));
    expect(text).toContain('合計：3,000円\nお支払い期限：2026年11月26日（木）02:04（日本時間）');
    expect(text).toContain('振込依頼人名の前に、注文番号「K7Q2P9RWY5NEM4XD」をお付けください。');
    expect(text).toContain('入金を確認しましたら、メールでお知らせします。');
    const receipt = '領収書は、入金の確認後に、マイページの「購入履歴」から発行いただけます。';
    expect(text).toContain(receipt);
    for (const more of [{ include_receipt: false }, { purchaser_id: null }])
      expect(say(facts('transfer', { row: { ...bankOrder, ...more }, pay }))).not.toContain(receipt);
  });

  test('says in Japanese time until when a winner whose card failed can pay', () => {
    expect(textOf('a card that failed')).toContain('お支払い期限：2026年11月26日（木）02:04（日本時間）');
  });

  test('says when the event takes place if the ticket has no check-in period, and never says both', () => {
    const free = myTicket({ checkinPeriodStart: null, checkinPeriodEnd: null });
    expect(say(facts('issued', { tickets: [free] }))).toContain(
      '開催日時：2026年11月20日（金）10:00〜11月22日（日）17:00',
    );
    expect(say(facts('issued'))).not.toContain('開催日時');
  });

  test.each(['lost', 'expired', 'canceled', 'unanswered'] as const)(
    'about an order that is %s says no price, no place and no way to pay',
    (kind) => {
      const text = say(
        facts(kind, {
          row: row({ state: kind === 'unanswered' ? 'canceled' : kind, is_deferred: true, paid_attempt: null }),
        }),
      );
      expect(text).toBe('一般チケット\nチケット 1枚\n\n注文番号：K7Q2P9RWY5NEM4XD');
    },
  );
});

describe('the terms of a cancellation', () => {
  const bought = (more: object = {}, of: Partial<OrderRow> = {}) =>
    say(
      facts('issued', {
        row: row({ purchaser_id: 1, ...of }),
        tickets: [myTicket({ snapshot: { cancelPeriodEnd: '2026-12-01 18:00', cancelFee: 300, ...more } })],
      }),
    );

  test('stand in the mail of a purchase, as on its last page [TICKET-106, TICKET-127]', () => {
    expect(bought()).toContain(
      'キャンセル：マイチケットからキャンセルできます（2026年12月1日（火）18:00まで）。キャンセル料は1枚につき300円です。',
    );
    expect(bought({ cancelPeriodEnd: null, cancelPeriodStart: null })).toContain('キャンセル：注文の確定後は、');
  });

  test('are not said of what costs nothing, nor to a buyer without a login', () => {
    expect(bought({}, { amount: 0 })).not.toContain('キャンセル');
    expect(bought({}, { purchaser_id: null })).not.toContain('キャンセル');
  });
});
