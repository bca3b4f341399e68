import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { prefectureCodes } from '#kernel/prefecture.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import type { AnswerProblem } from '../rules/answer-problem.ts';
import chi from './chi.ts';
import eng from './eng.ts';
import jpn, { type ProfileTexts } from './jpn.ts';
import kor from './kor.ts';
import { prefectureName, sayProblem } from './say-problem.ts';
import zhtw from './zhtw.ts';

const texts: Record<(typeof languageCodes)[number], ProfileTexts> = { jpn, eng, chi, zhtw, kor };

describe('a problem with a field', () => {
  test.each<[AnswerProblem, string]>([
    [{ kind: 'required' }, 'Input required'],
    [{ kind: 'number' }, 'Please enter a number'],
    [{ kind: 'tooLong', limit: 20 }, 'Please enter within 20 characters'],
    [{ kind: 'tooShort', limit: 3 }, 'Please enter at least 3 characters'],
    [{ kind: 'chooseSome' }, 'Please select at least one'],
    [{ kind: 'mail' }, 'This is not a valid email address'],
  ])('%j is: %s [PROFILE-035, PROFILE-036, PROFILE-037, PROFILE-038, PROFILE-039, PROFILE-043]', (problem, message) => {
    expect(sayProblem(problem, commonTexts.eng, eng)).toBe(message);
  });

  test('is said in Japanese too, with the number in its place [PROFILE-035, PROFILE-037, PROFILE-038]', () => {
    const said = (problem: AnswerProblem) => sayProblem(problem, commonTexts.jpn, jpn);
    expect(said({ kind: 'required' })).toBe('入力してください');
    expect(said({ kind: 'tooLong', limit: 20 })).toBe('20文字以内で入力してください');
    expect(said({ kind: 'tooShort', limit: 3 })).toBe('3文字以上で入力してください');
    expect(said({ kind: 'tooManyChoices', limit: 2 })).toBe('選択できるのは2個までです');
  });
});

describe.each(languageCodes)('the prefectures in %s', (language) => {
  test('have each a name of their own, for all 48 codes [LIMIT-011]', () => {
    const names = prefectureCodes.map((code) => prefectureName(code, texts[language]));
    expect(texts[language].prefectures).toHaveLength(prefectureCodes.length);
    expect(new Set(names).size).toBe(prefectureCodes.length);
    expect(names).not.toContain('');
  });

  test('stand in the order of their codes', () => {
    const at = (code: string) => prefectureName(code, texts[language]);
    const known = {
      jpn: ['北海道', '東京都', '愛知県', '大阪府', '沖縄県'],
      eng: ['Hokkaido', 'Tokyo', 'Aichi', 'Osaka', 'Okinawa'],
      chi: ['北海道', '东京都', '爱知县', '大阪府', '冲绳县'],
      zhtw: ['北海道', '東京都', '愛知縣', '大阪府', '沖繩縣'],
      kor: ['홋카이도', '도쿄도', '아이치현', '오사카부', '오키나와현'],
    }[language];
    expect(['01', '13', '23', '27', '47'].map(at)).toEqual(known);
    expect(at('48')).toBe('');
  });
});
