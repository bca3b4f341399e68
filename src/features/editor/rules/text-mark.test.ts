import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../test/run-length.ts';
import { markOfTranslation, markOfWords, textMark } from './text-mark.ts';

const text = { jpn: '二日通し券', eng: 'Day ticket, day 1', kor: '1일권' };

test('a judged translation is another one once its original, its words or their language change, and no other text counts', () => {
  const mark = markOfTranslation(text, 'eng', 'jpn');
  expect(markOfTranslation({ ...text, kor: '이틀권' }, 'eng', 'jpn')).toBe(mark);
  const others = [
    markOfTranslation({ ...text, jpn: '二日券' }, 'eng', 'jpn'),
    markOfTranslation({ ...text, eng: 'Two-day pass' }, 'eng', 'jpn'),
    markOfTranslation(text, 'kor', 'jpn'),
    markOfTranslation(text, 'eng', 'kor'),
    markOfWords(text, 'eng'),
  ];
  expect(new Set([mark, ...others]).size).toBe(others.length + 1);
});

test('words are the same judgement wherever they stand', () => {
  expect(markOfWords(text, 'jpn')).toBe(markOfWords({ jpn: '二日通し券' }, 'jpn'));
  expect(markOfWords(text, 'jpn')).not.toBe(markOfWords({ jpn: '二日通し券 ' }, 'jpn'));
});

test('a mark has the form that calls take, and two texts do not share one', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const [first, second] = [markOfWords({ jpn: one }, 'jpn'), markOfWords({ jpn: other }, 'jpn')];
      expect(first).toMatch(textMark);
      expect(first === second).toBe(one === other);
    }),
    { numRuns: tries(500, 5_000) },
  );
  const short = Array.from({ length: 20_000 }, (_, at) => markOfWords({ jpn: at.toString(36) }, 'jpn'));
  expect(new Set(short).size).toBe(short.length);
});
