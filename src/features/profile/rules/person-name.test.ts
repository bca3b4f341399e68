import { expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { formatName, kanaOrder, nameIn, nameOrder } from './person-name.ts';

test.each(languageCodes)('%s asks for the family name first, English alone for the given name', (language) => {
  const first = language === 'eng' ? 'first_name' : 'last_name';
  expect(nameOrder(language)[0]).toBe(first);
  expect(kanaOrder(language)[0]).toBe(`${first}_kana`);
  expect([...nameOrder(language)].sort()).toEqual(['first_name', 'last_name']);
});

test.each([
  ['jpn', '山田', '太郎', '山田 太郎'],
  ['eng', 'Yamada', 'Taro', 'Taro Yamada'],
  ['eng', '山田', '太郎', '山田 太郎'],
  ['eng', '王', 'John', 'John 王'],
  ['chi', '王', '小明', '王小明'],
  ['zhtw', '林', '美玲', '林美玲'],
  ['kor', '김', '민준', '김민준'],
  ['kor', 'Smith', 'John', 'Smith John'],
  ['chi', '王', 'John', '王 John'],
  ['jpn', '山田', '', '山田'],
  ['jpn', '', '', ''],
] as const)('in %s %s %s is %s', (language, last_name, first_name, said) => {
  expect(formatName({ last_name, first_name }, language)).toBe(said);
});

test('the first answer with a name in it gives the name, and no answer gives none', () => {
  const answer = (last: string, first: string) => ({
    answerMethod: 'NAME',
    selectorValue: [
      { key: 'last_name', value: last },
      { key: 'first_name', value: first },
    ],
  });
  const company = { answerMethod: 'TEXT', selectorValue: [{ key: 'last_name', value: '汐見' }] };
  expect(nameIn([company, answer('', ''), answer('山田', '花子')], 'jpn')).toBe('山田 花子');
  expect(nameIn([answer('Walker', 'James')], 'eng')).toBe('James Walker');
  expect([nameIn([], 'jpn'), nameIn([company], 'jpn'), nameIn([{ answerMethod: 'NAME' }], 'jpn')]).toEqual([
    '',
    '',
    '',
  ]);
});
