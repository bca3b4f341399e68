import { describe, expect, test } from 'vitest';
import { announcedSource, saidSource } from './announced-source.ts';

const [jpn, eng] = ['日経平均株価の終値', 'The closing value of the Nikkei 225'];
const both = `jpn: ${jpn}\neng: ${eng}`;
const languages = ['jpn', 'eng', 'kor'] as const;

describe('the source of a public value', () => {
  test.each([
    ['one text', eng, eng],
    ['none', '', ''],
    ['texts of two languages', { eng, jpn }, both],
    ['a text of one language', { eng }, eng],
    ['the same in all', { jpn: eng, eng }, eng],
    ['a text in a language that the site does not speak', { jpn, chi: '日经' }, jpn],
    ['a text on several lines', { jpn, eng: 'The closing value\n of the Nikkei 225 ' }, both],
    ['empty texts', { jpn: '', eng: ' ' }, ''],
  ])('is announced as one text, made from %s', (_, source, announced) => {
    expect(announcedSource(source, languages)).toBe(announced);
  });

  test('is shown in the reader’s language, else in the first that was announced', () => {
    expect([saidSource(both, 'eng'), saidSource(both, 'jpn'), saidSource(both, 'kor')]).toEqual([eng, jpn, jpn]);
  });

  test.each(['', eng, 'eng: only one line', 'First line\nsecond line', 'eng: a\nanother: b'])(
    'that was announced as one text is read as it is: %j',
    (announced) => {
      expect(saidSource(announced, 'jpn')).toBe(announced);
    },
  );
});
