import { describe, expect, test } from 'vitest';
import { linesMax, statementMaxBytes } from '../bank-limits.ts';
import { type Decoders, readStatement } from './read-statement.ts';

const now = Date.parse('2026-11-29T12:00:00+09:00');
const decoders: Decoders = {
  utf8(bytes) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  },
  shiftJis: (bytes) => new TextDecoder('shift_jis').decode(bytes),
};
const read = (bytes: Uint8Array) => readStatement(bytes, decoders, now);
const utf8 = (text: string) => new TextEncoder().encode(text);
const lines = (bytes: Uint8Array) => {
  const found = read(bytes);
  return found.kind === 'read' ? found.lines.map(({ date, amount, payer }) => [date, amount, payer]) : found.kind;
};

/** ASCII and half-width kana as the banks write them: one byte each. */
const halfWidth = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code >= 0xff_61 && code <= 0xff_9f ? code - 0xff_61 + 0xa1 : code;
  });
const left = (text: string, width: number) => text.padEnd(width, ' ');
const right = (number: number | string, width: number) => String(number).padStart(width, '0');

/** 振込入金通知. */
const notice = (
  payments: [date: string, amount: number, payer: string, isTakenBack?: boolean][],
  sums?: [number, number],
) => {
  const good = payments.filter(([, , , isTakenBack]) => isTakenBack !== true);
  const [count, total] = sums ?? [good.length, good.reduce((sum, [, amount]) => sum + amount, 0)];
  return [
    left(
      `10100811290811010811290005${left('ﾐﾂﾋﾞｼUFJ', 15)}001${left('ﾎﾝﾃﾝ', 15)}1${right(1234567, 7)}${left('ﾋﾛﾊﾞ', 40)}`,
      200,
    ),
    ...payments.map(([date, amount, payer, isTakenBack], at) =>
      left(
        `2${right(at + 1, 6)}${date}${date}${right(amount, 10)}${right(0, 10)}${right(0, 10)}${left(payer, 48)}${left('ﾐｽﾞﾎ', 15)}${left('ｼﾌﾞﾔ', 15)}${isTakenBack ? '1' : '0'}`,
        200,
      ),
    ),
    left(`8${right(count, 6)}${right(total, 12)}${right(0, 6)}${right(0, 12)}`, 200),
    left('9', 200),
  ];
};
/** 入出金取引明細. */
const entries = (
  payments: [date: string, kind: '1' | '2', sort: string, amount: number, payer: string, text?: string][],
) => {
  const incoming = payments.filter(([, kind]) => kind === '1');
  const outgoing = payments.filter(([, kind]) => kind === '2');
  const total = (some: typeof payments) => some.reduce((sum, [, , , amount]) => sum + amount, 0);
  return [
    left(`10300811290811010811290005${left('ﾐﾂﾋﾞｼUFJ', 15)}001${left('ﾎﾝﾃﾝ', 15)}0001${right(1234567, 10)}`, 200),
    ...payments.map(([date, kind, sort, amount, payer, text = ''], at) =>
      left(
        `2${right(at + 1, 8)}${date}${date}${kind}${sort}${right(amount, 12)}${right(0, 12)}${right(0, 6)}${right(0, 6)}0${right(0, 7)}000${right(0, 10)}${left(payer, 48)}${left('', 15)}${left('', 15)}${left(text, 20)}`,
        200,
      ),
    ),
    left(
      `8${right(incoming.length, 6)}${right(total(incoming), 13)}${right(outgoing.length, 6)}${right(total(outgoing), 13)}1`,
      200,
    ),
    left('9', 200),
  ];
};

describe('the format of the Japanese Bankers Association', () => {
  const payments: Parameters<typeof notice>[0] = [
    ['081120', 3000, 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['081121', 12000, 'ｶ)ﾋﾛﾊﾞ'],
    ['081121', 500, 'ｻﾄｳ', true],
  ];
  const expected = [
    ['2026-11-20', 3000, 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['2026-11-21', 12000, 'ｶ)ﾋﾛﾊﾞ'],
  ];

  test.each([
    ['with CR and LF', notice(payments).join('\r\n')],
    ['with LF', `${notice(payments).join('\n')}\n`],
    ['without line ends', notice(payments).join('')],
    ['with the sign of the end of a file', `${notice(payments).join('\r\n')}\r\n\u001a`],
    [
      'with lines that an editor has made shorter',
      notice(payments)
        .map((line) => line.trimEnd())
        .join('\r\n'),
    ],
    ['with years of our count', notice(payments.map(([date, ...rest]) => [`26${date.slice(2)}`, ...rest])).join('')],
  ])('is read %s', (_, text) => {
    expect(lines(halfWidth(text))).toEqual(expected);
    expect(read(halfWidth(text))).toMatchObject({ skipped: 1, faults: [], isCut: false, isIncomplete: false });
  });

  test('of entries has what came in, and not what went out or was corrected', () => {
    const text = entries([
      ['081120', '1', '11', 3000, 'ﾔﾏﾀﾞ ﾊﾅｺ'],
      ['081120', '2', '14', 990, 'ﾃｽｳﾘﾖｳ'],
      ['081122', '1', '19', 700, 'ﾃｲｾｲ'],
      ['081123', '1', '18', 800, '', 'ﾘｿｸ'],
    ]).join('\r\n');
    expect(lines(halfWidth(text))).toEqual([
      ['2026-11-20', 3000, 'ﾔﾏﾀﾞ ﾊﾅｺ'],
      ['2026-11-23', 800, 'ﾘｿｸ'],
    ]);
    expect(read(halfWidth(text))).toMatchObject({ skipped: 2, isIncomplete: false });
  });

  test.each([
    ['its sum is another one', notice(payments, [2, 15001])],
    ['its count is another one', notice(payments, [3, 15000])],
    ['its end is missing', notice(payments).slice(0, -1)],
  ])('says that something is missing where %s', (_, records) => {
    expect(read(halfWidth(records.join('\r\n')))).toMatchObject({ kind: 'read', isIncomplete: true });
  });

  test('names a record whose day or sum is none', () => {
    const text = notice([
      ['081340', 3000, 'ﾔﾏﾀﾞ'],
      ['081120', 0, 'ｻﾄｳ'],
      ['081120', 10, 'ｲﾄｳ'],
    ]).join('');
    expect(read(halfWidth(text))).toMatchObject({
      faults: [
        { line: 2, problem: 'date' },
        { line: 3, problem: 'amount' },
      ],
      lines: [{ amount: 10 }],
    });
  });
});

describe('a table of a bank', () => {
  test.each([
    [
      'MUFG',
      '日付,摘要,摘要内容,支払い金額,預かり金額,差引残高,メモ,未資金化区分,入払区分\r\n"2026/11/20","振込１","ﾔﾏﾀﾞ ﾊﾅｺ","","3,000","103,000","","",入金\r\n"2026/11/21","カード","","1,000","","102,000","","",出金\r\n',
      [['2026-11-20', 3000, '振込１ ﾔﾏﾀﾞ ﾊﾅｺ']],
    ],
    [
      'SMBC',
      '年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル\n2026/11/20,,3000,"振込　ﾔﾏﾀﾞ ﾊﾅｺ",103000,"",""\n',
      [['2026-11-20', 3000, '振込　ﾔﾏﾀﾞ ﾊﾅｺ']],
    ],
    [
      'Mizuho, below lines about the account',
      'みずほ銀行,入出金明細\n店名,渋谷\n\n日付,お引出金額,お預入金額,お取引内容\n2026.11.20,,"3,000円",ヤマダ ハナコ\n',
      [['2026-11-20', 3000, 'ヤマダ ハナコ']],
    ],
    [
      'Japan Post Bank',
      'お客さま口座情報\n取引日,入出金明細ID,受入金額（円）,払出金額（円）,詳細１,詳細２,現在（貸付）高\n20261120,00001,3000,,振込,ヤマダ ハナコ,103000\n',
      [['2026-11-20', 3000, '振込 ヤマダ ハナコ']],
    ],
    [
      'Rakuten',
      '取引日,入出金(円),取引後残高(円),入出金内容\n20261120,3000,103000,三井住友銀行 渋谷支店 普通預金 1234567 ヤマダ ハナコ\n20261121,-1000,102000,カード\n',
      [['2026-11-20', 3000, '三井住友銀行 渋谷支店 普通預金 1234567 ヤマダ ハナコ']],
    ],
    [
      'SBI Sumishin',
      '"日付","内容","出金金額(円)","入金金額(円)","残高(円)","メモ"\n"2026/11/20","振込＊ヤマダ　ハナコ","","3,000","103,000","-"\n',
      [['2026-11-20', 3000, '振込＊ヤマダ　ハナコ']],
    ],
    [
      'PayPay',
      '"操作日(年)","操作日(月)","操作日(日)","操作時刻(時)","操作時刻(分)","操作時刻(秒)","取引順番号","摘要","お支払金額","お預り金額","残高","メモ"\n"2026","11","20","10","5","9","1","振込　ヤマダ　ハナコ","","3000","103000",""\n',
      [['2026-11-20', 3000, '振込　ヤマダ　ハナコ']],
    ],
    [
      'GMO Aozora',
      '"日付","摘要","入金金額","出金金額","残高","メモ"\n"20261120","振込 ヤマダ ハナコ","3000","","103000",""\n',
      [['2026-11-20', 3000, '振込 ヤマダ ハナコ']],
    ],
    [
      'a bank that counts the years of the era',
      '取引日,入金額,摘要\n令和8年11月20日,3000,ヤマダ\nR8.11.21,10,サトウ\n',
      [
        ['2026-11-20', 3000, 'ヤマダ'],
        ['2026-11-21', 10, 'サトウ'],
      ],
    ],
  ])('of %s is read by its headings', (_, text, expected) => {
    expect(lines(utf8(text))).toEqual(expected);
    expect(lines(utf8(`\u{feff}${text}`))).toEqual(expected);
    expect(read(utf8(text))).toMatchObject({ faults: [] });
  });

  test('is read in Shift_JIS', () => {
    // 取引日,入金額,摘要 and ﾔﾏﾀﾞ in half-width kana.
    const heading = [
      0x8e, 0xe6, 0x88, 0xf8, 0x93, 0xfa, 0x2c, 0x93, 0xfc, 0x8b, 0xe0, 0x8a, 0x7a, 0x2c, 0x93, 0x45, 0x97, 0x76,
    ];
    const row = halfWidth('\r\n2026/11/20,3000,ﾔﾏﾀﾞ\r\n');
    expect(lines(Uint8Array.from([...heading, ...row]))).toEqual([['2026-11-20', 3000, 'ﾔﾏﾀﾞ']]);
  });

  test('without known headings asks which columns they are', () => {
    expect(read(utf8('When,What,Sum\n2026-11-20,Hanako,3000\n'))).toMatchObject({
      kind: 'columns',
      rows: [{ cells: ['When', 'What', 'Sum'] }, { line: 2 }],
    });
  });

  test.each([
    ['2026/02/30,3000,ヤマダ', 'date'],
    ['2026/11/20,3000.5,ヤマダ', 'amount'],
  ])('names a row that cannot be read: %s', (row, problem) => {
    expect(read(utf8(`取引日,入金額,摘要\n${row}\n2026/11/20,1,サトウ\n`))).toMatchObject({
      faults: [{ line: 2, problem }],
      lines: [{ amount: 1 }],
    });
  });

  test('passes over what went out, and sums below the last row', () => {
    const text = '取引日,入出金,摘要\n2026/11/20,-3000,カード\n2026/11/20,0,ヤマダ\n\n合計,,\n';
    expect(read(utf8(text))).toMatchObject({ lines: [], faults: [], skipped: 3 });
  });
});

describe('the bounds of a file', () => {
  test('are its bytes, before anything is read', () => {
    const large = new Uint8Array(statementMaxBytes + 1);
    expect(read(large)).toEqual({ kind: 'refused', problem: 'tooLarge' });
  });

  test('are its incoming payments', () => {
    const rows = Array.from({ length: linesMax + 5 }, () => '2026/11/20,1,ヤマダ').join('\n');
    const found = read(utf8(`取引日,入金額,摘要\n${rows}`));
    expect(found).toMatchObject({ isCut: true });
    expect(lines(utf8(`取引日,入金額,摘要\n${rows}`))).toHaveLength(linesMax);
  });

  test.each(['', '\n\n', '\u{feff}'])('are not met by nothing (%j)', (text) => {
    expect(read(utf8(text))).toEqual({ kind: 'refused', problem: 'empty' });
  });
});
