import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  defaultLanguage,
  displayLocale,
  htmlLang,
  isLanguageCode,
  languageCodes,
  languageFromTag,
  languageName,
  parseAcceptLanguage,
} from './language.ts';

describe('the languages', () => {
  test('are Japanese, English, Simplified and Traditional Chinese and Korean [LANG-001]', () => {
    expect(languageCodes).toEqual(['jpn', 'eng', 'chi', 'zhtw', 'kor']);
    expect(Object.values(languageName)).toEqual(['日本語', 'English', '简体中文', '繁體中文', '한국어']);
    expect(['jpn', 'ja', 'JPN', '', null, 3].filter(isLanguageCode)).toEqual(['jpn']);
  });

  test('begin with Japanese, the default when nothing says otherwise [LANG-002]', () => {
    expect(defaultLanguage).toBe('jpn');
    expect(chooseLanguage({ query: null, cookie: undefined, browser: ['tlh'] })).toEqual({
      language: 'jpn',
      source: 'site',
    });
    expect(chooseLanguage({}, [])).toEqual({ language: 'jpn', source: 'site' });
  });

  test('have the display locales of the spec [LANG-009]', () => {
    expect(displayLocale).toEqual({ jpn: 'ja', eng: 'eng', chi: 'zh-cn', zhtw: 'zh-tw', kor: 'ko' });
  });

  test('have lang attributes that Intl understands [LANG-009]', () => {
    const locales = Object.values(htmlLang);
    expect(Intl.getCanonicalLocales(locales)).toEqual(locales);
    expect(htmlLang.eng).toBe('en');
  });
});

describe('a browser language', () => {
  test.each(['ja', 'ja-JP', 'JA'])('%s is Japanese [LANG-003]', (tag) => expect(languageFromTag(tag)).toBe('jpn'));
  test.each(['en', 'en-US', 'en-gb'])('%s is English [LANG-004]', (tag) => expect(languageFromTag(tag)).toBe('eng'));
  test.each(['zh-hans', 'zh-cn', 'zh-sg', 'zh-CN', 'zh-Hans-CN'])('%s is Simplified Chinese [LANG-005]', (tag) => {
    expect(languageFromTag(tag)).toBe('chi');
  });
  test.each(['zh-hant', 'zh-hk', 'zh-tw', 'zh-mo', 'zh-TW', 'zh-Hant-HK'])(
    '%s is Traditional Chinese [LANG-006]',
    (tag) => {
      expect(languageFromTag(tag)).toBe('zhtw');
    },
  );
  test.each(['ko', 'ko-KR'])('%s is Korean [LANG-007]', (tag) => expect(languageFromTag(tag)).toBe('kor'));
  test.each(['fr', 'de-AT', 'zh', 'jam', 'english', 'kok', '', '*'])(
    '%s is none of ours: the default of the site [LANG-008]',
    (tag) => {
      expect(languageFromTag(tag)).toBeUndefined();
      expect(chooseLanguage({ browser: [tag] }, ['kor', 'eng'])).toEqual({ language: 'kor', source: 'site' });
    },
  );
});

describe('the language of a visit', () => {
  const wishes = { query: 'kor', cookie: 'chi', browser: ['en-US'] };

  test('is that of the query, then of the cookie, then of the browser, then of the site [LANG-011, LANG-016]', () => {
    expect(chooseLanguage(wishes)).toEqual({ language: 'kor', source: 'query' });
    expect(chooseLanguage({ ...wishes, query: null })).toEqual({ language: 'chi', source: 'cookie' });
    expect(chooseLanguage({ browser: wishes.browser })).toEqual({ language: 'eng', source: 'browser' });
    expect(chooseLanguage({}, ['zhtw', 'jpn'])).toEqual({ language: 'zhtw', source: 'site' });
  });

  test('is one the site offers; a wish for another is passed over [LANG-012]', () => {
    expect(chooseLanguage(wishes, ['jpn', 'eng'])).toEqual({ language: 'eng', source: 'browser' });
    expect(chooseLanguage({ query: 'xx', cookie: '<script>', browser: ['fr', 'ko'] })).toEqual({
      language: 'kor',
      source: 'browser',
    });
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.array(fc.string()),
        fc.subarray([...languageCodes], { minLength: 1 }),
        (query, cookie, browser, offered) => {
          expect(offered).toContain(chooseLanguage({ query, cookie, browser }, offered).language);
        },
      ),
    );
  });
});

describe('an Accept-Language header', () => {
  test('is read the most wanted first [LANG-003]', () => {
    expect(parseAcceptLanguage('en;q=0.5, ko, ja;q=0.9')).toEqual(['ko', 'ja', 'en']);
    expect(parseAcceptLanguage('de, ja;q=0, en;q=0.1')).toEqual(['de', 'en']);
    expect(parseAcceptLanguage('')).toEqual([]);
  });

  test('may hold anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (header) =>
        Array.isArray(parseAcceptLanguage(header)),
      ),
    );
  });
});
