import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteOrderMark, csvText } from './csv.ts';

const lineOf = (field: string): string => csvText([[field]]).slice(byteOrderMark.length);

test('a table begins with a byte order mark and ends each line as RFC 4180 says', () => {
  expect(
    csvText([
      ['日時', '回答'],
      ['1', 'はい'],
    ]),
  ).toBe('\u{feff}日時,回答\r\n1,はい\r\n');
  expect(csvText([])).toBe('\u{feff}');
});

test.each([
  ['a,b', '"a,b"'],
  ['「"引用"」', '"「""引用""」"'],
  ['一行目\n二行目', '"一行目\n二行目"'],
  ['', ''],
])('the field %j is written as %j', (field, written) => {
  expect(lineOf(field)).toBe(`${written}\r\n`);
});

test.each(['=HYPERLINK("https://evil.example")', '@SUM(A1)', '+cmd|/C calc', '-2+3+cmd', ' =1+1', '\t=1+1', '＝1+1'])(
  'the formula %j is made a text',
  (field) => {
    expect(lineOf(field).replace(/^"/, '')).toMatch(/^'/);
  },
);

test.each(['-12', '+81', '-3.5', '1,200'])('the number %s stays a number', (field) => {
  expect(lineOf(field)).not.toContain("'");
});

const anyField = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '＝'), fc.string())
    .map((parts) => parts.join('')),
);

test('no field ever begins like a formula, and reading gives every field back', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyField, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const read = readCsv(csvText(rows).slice(byteOrderMark.length));
      expect(read.map((row) => row.map((field) => field.replace(/^'/, '')))).toEqual(
        rows.map((row) => row.map((field) => field.replace(/^'/, ''))),
      );
      const run = read.flat().filter((field) => /^\s*[=+\-@\t\r]/.test(field));
      expect(run.filter((field) => !/^[+-]?\d+([.,]\d+)*$/.test(field))).toEqual([]);
    }),
  );
});

/** A reader that knows nothing of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ',') {
      row.push(field);
      field = '';
    } else if (!isQuoted && sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, field]);
      row = [];
      field = '';
      at += 1;
    } else field += sign;
  }
  return rows;
}
