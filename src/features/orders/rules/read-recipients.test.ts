import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecipients, recipientsMax } from './read-recipients.ts';

const said = (text: string) =>
  readRecipients(text).recipients.map(({ name, mail, number }) => [name.last_name, name.first_name, mail, number]);
const problems = (text: string) => readRecipients(text).faults.map(({ line, problem }) => [line, problem]);

describe('a list of recipients', () => {
  test.each([
    ['an address alone', 'aoi@example.jp', [['', '', 'aoi@example.jp', 1]]],
    ['a name in one cell', '森田 空,sora@example.jp', [['森田', '空', 'sora@example.jp', 1]]],
    ['a name in two cells, and how many', '森田,空,sora@example.jp,3', [['森田', '空', 'sora@example.jp', 3]]],
    [
      'cells of a spreadsheet in another order',
      'sora@example.jp\t２\t森田\t空',
      [['森田', '空', 'sora@example.jp', 2]],
    ],
    [
      'full-width signs in the address',
      '森田 空，,ｓｏｒａ＠ｅｘａｍｐｌｅ．ｊｐ',
      [['森田', '空，', 'sora@example.jp', 1]],
    ],
    [
      'a line that names the columns',
      '氏名,メール\r\n森田 空,sora@example.jp\r\n\r\n',
      [['森田', '空', 'sora@example.jp', 1]],
    ],
    ['quoted cells', '"Smith, ""Jo""",jo@example.jp', [['Smith,', '"Jo"', 'jo@example.jp', 1]]],
    ['a mark of the byte order', '\u{feff}aoi@example.jp', [['', '', 'aoi@example.jp', 1]]],
  ])('is read with %s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
    expect(problems(text)).toEqual([]);
  });

  test('has the kana behind the name', () => {
    const [one] = readRecipients('森田,空,モリタ,ソラ,sora@example.jp').recipients;
    expect(one?.name).toEqual({
      last_name: '森田',
      first_name: '空',
      last_name_kana: 'モリタ',
      first_name_kana: 'ソラ',
    });
  });

  test.each([
    ['no address', 'a@example.jp\n森田 空', [[2, 'mailMissing']]],
    ['an address that is none', 'a@b', [[1, 'wrongMail']]],
    ['one address twice', 'a@example.jp\nA@example.jp', [[2, 'twice']]],
    ['half a ticket', 'a@example.jp,1.5', [[1, 'wrongNumber']]],
    ['no ticket', 'a@example.jp,0', [[1, 'wrongNumber']]],
    ['a line behind a quoted line break', '"森田\n空",a@example.jp\n空', [[3, 'mailMissing']]],
  ])('says the line with %s', (_, text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  test('has an end', () => {
    const text = Array.from({ length: recipientsMax + 5 }, (_, at) => `m${at}@example.jp`).join('\n');
    expect(readRecipients(text).recipients).toHaveLength(recipientsMax);
    expect(problems(text)).toEqual([[recipientsMax + 1, 'tooMany']]);
  });

  test('counts each line once, whatever was pasted', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ maxLength: 30 }).filter((one) => !one.includes('"')),
          { maxLength: 12 },
        ),
        (lines) => {
          const { recipients, faults } = readRecipients(lines.join('\n'));
          const filled = lines
            .flatMap((one) => one.split('\n'))
            .filter((one) => one.replace(/[,、\t\r\u{feff}]/gu, '').trim() !== '');
          expect(recipients.length + faults.length).toBeGreaterThanOrEqual(Math.max(0, filled.length - 1));
          expect(recipients.length + faults.length).toBeLessThanOrEqual(filled.length);
        },
      ),
    );
  });
});
