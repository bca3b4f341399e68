import { expect, test } from 'vitest';
import { nameLettersMax, typedNames } from './typed-names.ts';

test.each([
  ['', []],
  ['山の茶屋', ['山の茶屋']],
  ['山の茶屋\n\n  海の台所  \r\n', ['山の茶屋', '海の台所']],
  ['A-01\t山の茶屋\nA-02\t海の台所', ['A-01', 'A-02']],
  ['\t山の茶屋\n\t\n', ['山の茶屋']],
  ['　山の茶屋　', ['山の茶屋']],
])('of %j the names are %j', (typed, names) => {
  expect(typedNames(typed)).toEqual({ names, tooLong: undefined });
});

test('a name that is too long is named, by the letters that people see', () => {
  const [fits, long] = ['🎪'.repeat(nameLettersMax), '🎪'.repeat(nameLettersMax + 1)];
  expect(typedNames(`${fits}\n${long}`).tooLong).toBe(long);
});
