import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { prefectureCodes } from '#kernel/prefecture.ts';
import { prefectureName } from './prefecture-name.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type MemberCardTexts } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';

const texts: Record<LanguageCode, MemberCardTexts> = { jpn, eng, chi, zhtw, kor };

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
