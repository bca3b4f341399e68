import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from '#kernel/csv.ts';
import { guessMeanings, type Meaning } from './column-meaning.ts';
import { nextBatch, rowsMax } from './import-limits.ts';
import { readTable } from './read-table.ts';

test.each<[string, string]>([
  ['commas', '氏名,メール\n山田,a@example.jp\n'],
  ['tabs', '氏名\tメール\r\n山田\ta@example.jp'],
  ['semicolons', '氏名;メール\n山田;a@example.jp'],
  ['quotes and a mark of bytes', '\u{feff}"氏名","メール"\r\n"山田","a@example.jp"\r\n'],
])('a table with %s is read', (_, text) => {
  expect(readTable(text)).toEqual({
    headers: ['氏名', 'メール'],
    rows: [{ line: 2, cells: ['山田', 'a@example.jp'] }],
  });
});

test('a table without headings begins with its first row', () => {
  expect(readTable('山田,a@example.jp')).toEqual({
    headers: ['', ''],
    rows: [{ line: 1, cells: ['山田', 'a@example.jp'] }],
  });
});

test.each([
  ['nothing', '', 'empty'],
  ['empty lines', '\n\n , ,\n', 'empty'],
  ['headings alone', '氏名,メール\n', 'noRows'],
  ['too many rows', `mail\n${'a@example.jp\n'.repeat(rowsMax + 1)}`, 'tooManyRows'],
  ['too many columns', `${'a,'.repeat(300)}b\nc\n`, 'tooManyColumns'],
])('a table with %s is refused', (_, text, problem) => {
  expect(readTable(text)).toEqual({ problem });
});

test('as many rows as are allowed are read', () => {
  expect(readTable(`mail\n${'a@example.jp\n'.repeat(rowsMax)}`)).toMatchObject({ headers: ['mail'] });
});

test('what this house writes as CSV is read as it was', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\r/g, '').replace(/^'+/u, ''));
  const row = fc.array(cell, { minLength: 3, maxLength: 3 }).filter((cells) => cells.some((one) => one.trim() !== ''));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const read = readTable(csvText([['a', 'b', 'c'], ...rows]));
      const said = 'rows' in read ? read.rows.map(({ cells }) => cells) : [];
      // A sign that no spreadsheet takes for the beginning of a formula keeps its apostrophe.
      expect(said.map((cells) => cells.map((one) => one.replace(/^'/u, '')))).toEqual(rows);
    }),
  );
});

test.each<[string[], (Meaning | undefined)[]]>([
  [
    ['氏名', 'フリガナ', 'メールアドレス', '券種', '枚数', '予約番号'],
    ['name', 'kana', 'mail', 'ticket', 'number', 'reference'],
  ],
  [
    ['姓', '名', 'セイ', 'メイ', 'E-mail', '料金'],
    ['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'mail', 'price'],
  ],
  [
    ['Full Name', 'Email Address', 'Ticket Type', 'Qty', 'Order ID'],
    ['name', 'mail', 'ticket', 'number', 'reference'],
  ],
  [
    ['이름', '이메일', '티켓', '수량'],
    ['name', 'mail', 'ticket', 'number'],
  ],
  [
    ['姓名', '電子郵件', '票種', '數量'],
    ['name', 'mail', 'ticket', 'number'],
  ],
  [
    ['メール', 'メールアドレス', '備考'],
    ['mail', undefined, undefined],
  ],
  [
    ['会社名 *', 'Company', 'mail'],
    ['answer:company', undefined, 'mail'],
  ],
  [
    ['', '', ''],
    [undefined, 'mail', undefined],
  ],
])('%j mean %j', (headers, meanings) => {
  const questions = [{ key: 'company', labels: ['会社名', 'Company'] }];
  expect(guessMeanings(headers, questions, ['x', 'a@example.jp', 'y'])).toEqual(meanings);
});

test.each([
  [50, 15, 100],
  [50, 0, 100],
  [100, 40, 100],
  [400, 15, 400],
  [200, 160, 50],
  [5, 60_000, 1],
])('after %i rows in %i ms the next transaction has %i', (rows, tookMs, next) => {
  expect(nextBatch(rows, tookMs)).toBe(next);
});
