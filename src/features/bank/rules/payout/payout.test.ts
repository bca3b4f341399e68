import { describe, expect, test } from 'vitest';
import { readAccount } from './account.ts';
import { payoutCsv } from './payout-csv.ts';
import { zenginBytes, zenginText } from './zengin-text.ts';
import { remitterProblems, type Remitter, writeZenginTransfer } from './zengin-transfer.ts';

const typed = { bank: '0005', branch: '001', kind: '1', number: '1234567', holder: 'ヤマダ ハナコ' };
const account = { bank: '0005', branch: '001', kind: '1', number: '1234567', holder: 'ﾔﾏﾀﾞ ﾊﾅｺ' } as const;

describe('a name in the banks’ files', () => {
  test.each([
    ['ヤマダ　ハナコ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['やまだ はなこ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ｼｮｳｼﾞ ﾘｮｳ', 'ｼﾖｳｼﾞ ﾘﾖｳ'],
    ['パーティー', 'ﾊﾟ-ﾃｲ-'],
    ['カ）ヒロバ', 'ｶ)ﾋﾛﾊﾞ'],
    ['smith john', 'SMITH JOHN'],
    ['ヴィトン', 'ｳﾞｲﾄﾝ'],
  ])('%s is %s', (text, expected) => expect(zenginText(text)).toBe(expected));

  test.each(['山田花子', 'ヤマダ＠', '김민준'])('cannot be %s', (text) => expect(zenginText(text)).toBeUndefined());

  test('has a byte for each sign', () => expect([...zenginBytes('1ｱﾞ')]).toEqual([0x31, 0xb1, 0xde]));
});

describe('an account as it is typed', () => {
  test.each([
    [typed],
    [{ ...typed, number: '１２３４５６７', bank: '０００５' }],
    [{ ...typed, holder: 'やまだ　はなこ', number: '123-4567' }],
  ])('is read %#', (one) => expect(readAccount(one)).toEqual({ account }));

  test('gets the zeros of a short number', () =>
    expect(readAccount({ ...typed, number: '12345' })).toMatchObject({ account: { number: '0012345' } }));

  test.each([
    ['bank', '5'],
    ['bank', 'abcd'],
    ['branch', '12'],
    ['kind', '3'],
    ['number', '12345678'],
    ['number', ''],
    ['holder', '山田花子'],
    ['holder', '  '],
    ['holder', 'ア'.repeat(31)],
  ])('is refused at its field: %s %j', (field, text) =>
    expect(readAccount({ ...typed, [field]: text })).toEqual({ wrong: [field] }),
  );
});

describe('the file for the bank', () => {
  const remitter: Remitter = {
    code: '1234567890',
    name: '株)ヒロバ'.replace('株', 'カ'),
    bank: '0001',
    branch: '123',
    kind: '1',
    number: '7654321',
    date: '2026-12-10',
  };
  const lines = [
    { refundId: 12, amount: 3000, account },
    { refundId: 13, amount: 12_500, account },
  ];

  test('has records of 120 bytes, with count and sum', () => {
    const bytes = writeZenginTransfer(remitter, lines);
    const text = new TextDecoder('shift_jis').decode(bytes);
    const records = text.split('\r\n').slice(0, -1);
    expect(records.map((record) => zenginBytes(record).length)).toEqual([120, 120, 120, 120, 120]);
    expect(records[0]).toBe(
      `12101234567890${'ｶ)ﾋﾛﾊﾞ'.padEnd(40)}12100001${' '.repeat(15)}123${' '.repeat(15)}17654321${' '.repeat(17)}`,
    );
    expect(records[1]).toBe(
      `20005${' '.repeat(15)}001${' '.repeat(15)}    11234567${'ﾔﾏﾀﾞ ﾊﾅｺ'.padEnd(30)}000000300000000000012${' '.repeat(10)}7${' '.repeat(8)}`,
    );
    expect(records[3]).toBe(`8000002000000015500${' '.repeat(101)}`);
    expect(records[4]).toBe(`9${' '.repeat(119)}`);
  });

  test('names what of the remitter it cannot have', () => {
    expect(remitterProblems(remitter)).toEqual([]);
    const wrong = { ...remitter, code: 'x', name: '広場', bank: '1', branch: '', number: '12345678', date: '' };
    expect(remitterProblems(wrong)).toEqual(['code', 'name', 'bank', 'branch', 'number', 'date']);
  });

  test('is a table too', () =>
    expect(payoutCsv([{ refundNumber: 'A-12', orderNumber: 'A', amount: 3000, account }])).toContain(
      '0005,001,普通,1234567,ﾔﾏﾀﾞ ﾊﾅｺ,3000,A-12,A\r\n',
    ));
});
