import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../../../../test/run-length.ts';
import type { StatementLine } from '../statement/statement.ts';
import type { BankOrder } from './bank-order.ts';
import { foldPayer } from './fold-payer.ts';
import { countLines, lineName, matchPayments } from './match-payments.ts';

let numbers = 0;
const order = (kana: string, owed: number, more: Partial<BankOrder> = {}): BankOrder => {
  numbers += 1;
  const orderNumber = `ZZZZ${String(numbers).padStart(4, '0')}QRSTVWXY`.replace(/.$/, String(numbers % 10));
  return { orderNumber, owed, due: owed, standing: 'owed', name: '', kana, ...more };
};
const paid = (payer: string, amount: number, date = '2026-11-20'): StatementLine => ({ date, amount, payer });
const match = (lines: readonly StatementLine[], orders: readonly BankOrder[], known: readonly number[] = []) =>
  matchPayments(
    countLines(lines).map((line, at) => ({ ...line, isKnown: known.includes(at) })),
    orders,
  );
const outcome = (lines: readonly StatementLine[], orders: readonly BankOrder[], known?: readonly number[]) =>
  match(lines, orders, known).map(({ certainty, doubt, orders: chosen }) => [certainty, doubt, [...chosen]]);

describe('a name', () => {
  test.each([
    ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ヤマダ ハナコ'],
    ['ﾔﾏﾀﾞ ﾊﾅｺ', 'やまだ　はなこ'],
    ['ｼﾖｳｼﾞ ﾘﾖｳ', 'しょうじ りょう'],
    ['ﾊﾂﾄﾘ ﾐﾂ', 'ハットリ ミツ'],
    ['ﾛ-ｽﾞ ﾏﾘ-', 'ローズ マリー'],
    ['ﾛ-ｽﾞ ﾏﾘｰ', 'ローズ　マリ―'],
    ['ｶ)ﾋﾛﾊﾞｼﾖｳｶｲ', '株式会社ヒロバショウカイ'],
    ['ﾋﾛﾊﾞｼﾖｳｶｲ(ｶ', 'カブシキガイシャ ヒロバショウカイ'],
    ['ﾋﾛﾊﾞ(ﾕ)ｼﾌﾞﾔ', 'ヒロバシブヤ'],
    ['ﾋﾛﾊﾞ ㈱', '（株）ヒロバ'],
    ['ﾄﾞ)ﾋﾛﾊﾞ', '合同会社ヒロバ'],
    ['ｼﾔ)ﾋﾛﾊﾞ', '一般社団法人ヒロバ'],
    ['SMITH JOHN', 'Ｓｍｉｔｈ　Ｊｏｈｎ'],
    ['ｳﾞｲﾄﾝ', 'ヴィトン'],
  ])('%s of a bank and %s of a buyer are one', (bank, buyer) => {
    expect(foldPayer(bank)).toBe(foldPayer(buyer));
  });

  test('keeps what is no form of a company', () => {
    expect(foldPayer('ｶﾄｳ ｼﾝｲﾁ')).toBe('カトウシンイチ');
    expect(foldPayer('ｼﾔｶﾞｸ')).toBe('シヤガク');
    expect(foldPayer('ﾀﾅｶ')).not.toBe(foldPayer('ﾀﾅｶｶ'));
  });
});

describe('a payment', () => {
  const hanako = order('ヤマダ ハナコ', 3000, { name: '山田 花子' });
  const taro = order('サトウ タロウ', 3000);

  test.each<[string, StatementLine, BankOrder[], unknown[]]>([
    ['by its payer and sum', paid('ﾔﾏﾀﾞ ﾊﾅｺ', 3000), [hanako, taro], ['sure', undefined, [hanako.orderNumber]]],
    [
      'behind a bank and a branch',
      paid('三井住友銀行 渋谷支店 普通預金 1234567 ヤマダ ハナコ', 3000),
      [hanako, taro],
      ['sure', undefined, [hanako.orderNumber]],
    ],
    [
      'by the number of its order',
      paid(`${taro.orderNumber} ﾔﾏﾀﾞ ﾊﾅｺ`, 3000),
      [hanako, taro],
      ['sure', undefined, [taro.orderNumber]],
    ],
    [
      'by the end of that number',
      paid(`${taro.orderNumber.slice(-6)}ｽｽﾞｷ`, 3000),
      [hanako, taro],
      ['sure', undefined, [taro.orderNumber]],
    ],
    ['that is too little', paid('ﾔﾏﾀﾞ ﾊﾅｺ', 2560), [hanako, taro], ['unclear', 'tooLittle', []]],
    ['that is too much', paid('ﾔﾏﾀﾞ ﾊﾅｺ', 3500), [hanako, taro], ['unclear', 'tooMuch', []]],
    [
      'of two people with one name',
      paid('ﾔﾏﾀﾞ ﾊﾅｺ', 3000),
      [hanako, order('ヤマダ ハナコ', 3000, { name: '山田 華子' })],
      ['unclear', 'twoOrders', []],
    ],
    ['of somebody else, of the same sum', paid('ｽｽﾞｷ ｲﾁﾛｳ', 3000), [hanako, taro], ['unclear', 'payerUnknown', []]],
    ['of somebody else, of another sum', paid('ｽｽﾞｷ ｲﾁﾛｳ', 3001), [hanako, taro], ['foreign', undefined, []]],
    [
      'of an order that is paid',
      paid('ﾔﾏﾀﾞ ﾊﾅｺ', 3000),
      [{ ...hanako, standing: 'completed', owed: 0 }],
      ['unclear', 'paid', []],
    ],
    [
      'of an order that has expired',
      paid('ﾔﾏﾀﾞ ﾊﾅｺ', 3000),
      [{ ...hanako, standing: 'expired', owed: 0 }],
      ['unclear', 'expired', []],
    ],
    [
      'of an order that was cancelled',
      paid(hanako.orderNumber, 3000),
      [{ ...hanako, standing: 'canceled', owed: 0 }],
      ['unclear', 'canceled', []],
    ],
  ])('%s is %o', (_, line, orders, expected) => {
    expect(outcome([line], orders)).toEqual([expected]);
  });

  test('that was noted before is not looked at again', () => {
    expect(outcome([paid('ﾔﾏﾀﾞ ﾊﾅｺ', 3000)], [hanako], [0])).toEqual([['foreign', 'known', []]]);
  });

  test('that comes twice for one order is for somebody to judge', () => {
    const lines = [paid('ﾔﾏﾀﾞ ﾊﾅｺ', 3000), paid('ﾔﾏﾀﾞ ﾊﾅｺ', 3000)];
    expect(outcome(lines, [hanako, taro])).toEqual([
      ['unclear', 'twoPayments', []],
      ['unclear', 'twoPayments', []],
    ]);
  });

  test('of somebody who ordered the same twice is for either order', () => {
    const again = { ...hanako, orderNumber: 'A1B2C3D4E5F6G7H8' };
    const lines = [paid('ﾔﾏﾀﾞ ﾊﾅｺ', 3000), paid('ﾔﾏﾀﾞ ﾊﾅｺ', 3000, '2026-11-21')];
    const found = match(lines, [hanako, again]);
    expect(found.map(({ certainty }) => certainty)).toEqual(['sure', 'sure']);
    expect(found.flatMap(({ orders }) => orders).toSorted()).toEqual(
      [again.orderNumber, hanako.orderNumber].toSorted(),
    );
    // One payment alone: which of the two is unknown.
    expect(outcome(lines.slice(0, 1), [hanako, again])).toEqual([['unclear', 'twoOrders', []]]);
  });

  test('can be the sum of the orders of its payer, and the sum can come in parts', () => {
    const dinner = { ...hanako, orderNumber: 'A1B2C3D4E5F6G7H9', owed: 4500, due: 4500 };
    expect(outcome([paid('ﾔﾏﾀﾞ ﾊﾅｺ', 7500)], [hanako, dinner, taro])).toEqual([
      ['unclear', 'oneSum', [dinner.orderNumber, hanako.orderNumber].toSorted()],
    ]);
    expect(match([paid('ﾔﾏﾀﾞ ﾊﾅｺ', 1000), paid('ﾔﾏﾀﾞ ﾊﾅｺ', 2000)], [hanako, taro])).toMatchObject([
      { certainty: 'unclear', doubt: 'inParts', lines: [0, 1], orders: [hanako.orderNumber] },
    ]);
  });

  test('that names both of its orders is sure where the sum is theirs', () => {
    const line = paid(`${hanako.orderNumber} ${taro.orderNumber}`, 6000);
    expect(outcome([line], [hanako, taro])).toEqual([
      ['sure', undefined, [hanako.orderNumber, taro.orderNumber].toSorted()],
    ]);
    expect(outcome([{ ...line, amount: 3000 }], [hanako, taro])).toEqual([['unclear', 'twoOrders', []]]);
  });
});

describe('whatever the file and the orders are', () => {
  const names = ['ヤマダ ハナコ', 'ヤマダ ハナ', 'サトウ タロウ', 'カ)ヒロバ', ''];
  const sums = [1000, 2000, 3000, 5000];
  const orders = fc
    .array(
      fc.record({
        kana: fc.constantFrom(...names),
        owed: fc.constantFrom(...sums),
        standing: fc.constantFrom('owed' as const, 'owed' as const, 'completed' as const, 'expired' as const),
      }),
      { maxLength: 9 },
    )
    .map((some) =>
      some.map(
        ({ kana, owed, standing }, at): BankOrder => ({
          orderNumber: `${at}K7Q2P9RWY5NEM4${at}`,
          owed: standing === 'owed' ? owed : 0,
          due: owed,
          standing,
          name: '',
          kana,
        }),
      ),
    );
  const lines = fc.array(
    fc
      .record({
        payer: fc.constantFrom(...names, 'ｽｽﾞｷ', '0K7Q2P9RWY5NEM40', '1K7Q2P9R 2K7Q2P9R'),
        amount: fc.constantFrom(...sums, 4000, 6000),
        date: fc.constantFrom('2026-11-20', '2026-11-21'),
      })
      .map(({ payer, amount, date }) => paid(payer, amount, date)),
    { maxLength: 9 },
  );

  test('no order is proposed twice, no line stands twice, and sums fit', () => {
    fc.assert(
      fc.property(lines, orders, (some, all) => {
        const found = match(some, all);
        const chosen = found.flatMap((one) => one.orders);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(found.flatMap((one) => one.lines).toSorted((a, b) => a - b)).toEqual(some.map((_, at) => at));
        for (const { lines: own, orders: proposed, certainty } of found) {
          const came = own.reduce((sum, at) => sum + some[at]!.amount, 0);
          const owed = proposed.map((number) => all.find((one) => one.orderNumber === number)!);
          expect(owed.every(({ standing }) => standing === 'owed')).toBe(true);
          if (proposed.length > 0) expect(owed.reduce((sum, one) => sum + one.owed, 0)).toBe(came);
          else expect(certainty).not.toBe('sure');
          if (own.length > 1 || proposed.length > 1) expect(own.length === 1 || proposed.length === 1).toBe(true);
        }
      }),
      { numRuns: tries(300, 3000) },
    );
  });

  test('another sequence of the lines and the orders proposes the same', () => {
    const said = (some: readonly StatementLine[], all: readonly BankOrder[]) => {
      const counted = countLines(some);
      const name = (at: number) => lineName(counted[at]!);
      return match(some, all)
        .map(({ lines: own, ...rest }) => JSON.stringify({ own: own.map(name).toSorted(), ...rest }))
        .toSorted();
    };
    fc.assert(
      fc.property(lines, orders, fc.infiniteStream(fc.nat()), (some, all, draws) => {
        const shuffled = <One>(list: readonly One[]): One[] =>
          list
            .map((one) => ({ one, rank: draws.next().value }))
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ one }) => one);
        expect(said(shuffled(some), shuffled(all))).toEqual(said(some, all));
      }),
      { numRuns: tries(300, 3000) },
    );
  });
});

test('five thousand lines and five thousand orders are matched', () => {
  const orders = Array.from({ length: 5000 }, (_, at) => order(`ヤマダ ${kanaOf(at)}`, 3000));
  const lines = orders.map(({ kana }) => paid(kana, 3000));
  const sure = match(lines, orders).filter(({ certainty }) => certainty === 'sure');
  expect(sure.length).toBe(5000);
});

/** A word of its own for each number. */
function kanaOf(number: number): string {
  const letters = 'アイウエオカキクケコ';
  return [...String(number).padStart(4, '0')].map((digit) => letters[Number(digit)]).join('');
}
