import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FollowedReading,
  followReading,
  katakanaOf,
  nothingFollowed,
  type WritingStep,
} from './followed-reading.ts';

const shown = (...texts: string[]): WritingStep[] => texts.map((text) => ({ kind: 'shown', text }));
const written = (text: string): WritingStep => ({ kind: 'written', text });
const changed = (value: string, isShorter = false): WritingStep => ({ kind: 'changed', value, isShorter });
const follow = (steps: readonly WritingStep[]): FollowedReading => steps.reduce(followReading, nothingFollowed);

describe('the reading of a name that is written', () => {
  test.each<[string, WritingStep[], string]>([
    [
      'typed in Roman letters and converted',
      [...shown('y', 'や', 'やm', 'やま', 'やまだ', '山田'), written('山田')],
      'ヤマダ',
    ],
    ['typed in kana on a phone', [...shown('は', 'はな', 'はなこ', '花子'), written('花子')], 'ハナコ'],
    ['in two parts', [...shown('こ', '小'), written('小'), ...shown('ばやし', '林'), written('林')], 'コバヤシ'],
    ['written in kana', [...shown('さくら'), written('さくら')], 'サクラ'],
    ['written in katakana', [...shown('けん', 'ケン'), written('ケン')], 'ケン'],
    ['corrected before it was written', [...shown('やまら', 'やま', 'やまだ', '山田'), written('山田')], 'ヤマダ'],
    ['left without writing', [...shown('やま', ''), written('')], ''],
    [
      'begun again after the field was emptied',
      [...shown('やま', '山'), written('山'), changed('', true), ...shown('かわ', '川'), written('川')],
      'カワ',
    ],
    ['kana without an input method', [changed('ま'), changed('まり')], 'マリ'],
    ['pasted', [changed('山田')], ''],
    ['written by the input method of another language', [...shown('wang', 'wáng', '王'), written('王')], ''],
  ])('is what was typed: %s [PROFILE-004]', (_, steps, reading) => {
    expect(follow(steps)).toEqual({ reading, typing: '', isLost: false });
  });

  test('is lost once a letter of the name was deleted, until the field is empty', () => {
    const deleted = follow([...shown('やまだ', '山田'), written('山田'), changed('山', true)]);
    expect(deleted.isLost).toBe(true);
    expect(followReading(deleted, changed('', true))).toEqual(nothingFollowed);
  });

  test('is katakana whatever kana were typed, and has as many letters', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0x3041, max: 0x3096 }), { minLength: 1 }), (codes) => {
        const text = String.fromCodePoint(...codes);
        expect(katakanaOf(text)).toMatch(/^[\u30a1-\u30f6]+$/);
        expect(katakanaOf(text)).toHaveLength(text.length);
        expect(katakanaOf(katakanaOf(text))).toBe(katakanaOf(text));
      }),
    );
  });
});
