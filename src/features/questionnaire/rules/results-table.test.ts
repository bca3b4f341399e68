import { expect, test } from 'vitest';
import { options, profileItem } from '../../../../test/profile-items.ts';
import { resultsTable } from './results-table.ts';

const parts = {
  last_name: '姓',
  first_name: '名',
  last_name_kana: 'セイ',
  first_name_kana: 'メイ',
  postal_code: '郵便番号',
  prefecture: '都道府県',
  address1: '市区町村',
  address2: '町名・番地',
  address3: '建物名',
  avatar: '写真',
  nickname: 'ニックネーム',
};
const words = { answeredAt: '回答日時', member: '会員番号', language: '言語', parts };
const result = (answers: Parameters<typeof resultsTable>[1][number]['answers']) => ({
  answeredAt: '2026.11.20 10:00',
  memberId: undefined,
  language: 'jpn',
  answers,
});

test('has a column for each question and for each part of it, and a line for each answer', () => {
  const name = profileItem('NAME', { entryFormKey: 'name', label: 'お名前' });
  const sex = profileItem('SELECT', { entryFormKey: 'sex', label: '選択', selectorItems: options('x', 'y') });
  const table = resultsTable(
    [name, sex],
    [
      result([
        { entryFormKey: 'sex', answerMethod: 'SELECT', textValue: '', selectorValue: [{ key: 'x', value: 'x' }] },
        {
          entryFormKey: 'name',
          answerMethod: 'NAME',
          textValue: '',
          selectorValue: [{ key: 'first_name', value: '花子' }],
        },
      ]),
      result([]),
    ],
    words,
  );
  expect(table[0]).toEqual(['回答日時', '会員番号', '言語', 'お名前 姓', 'お名前 名', '選択']);
  expect(table[1]).toEqual(['2026.11.20 10:00', '', 'jpn', '', '花子', sex.selectorItems[0]?.label]);
  expect(table[2]).toEqual(['2026.11.20 10:00', '', 'jpn', '', '', '']);
});

test('every line has as many fields as the head, even if questions were removed', () => {
  const dropped = { entryFormKey: 'old', answerMethod: 'TEXT', textValue: '昔', selectorValue: [] };
  const table = resultsTable([], [result([]), result([dropped])], words);
  expect(table.map((row) => row.length)).toEqual([4, 4, 4]);
  expect(table.map((row) => row[3])).toEqual(['old', '', '昔']);
});
