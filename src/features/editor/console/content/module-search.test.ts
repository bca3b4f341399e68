import { beforeAll, describe, expect, test } from 'vitest';
import { foldText } from '#kernel/fold-text.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { readyPages } from '../../rules/ready-pages.ts';
import { moduleDocuments } from '../form/all-schemas.ts';
import { formTexts } from '../form/form-words.ts';
import { foundBy } from './found-by.ts';

beforeAll(async () => {
  for (const language of languageCodes) await formTexts.load(language);
});

const found = (language: LanguageCode, word: string): string[] => {
  const { searchOf } = formTexts.of(language);
  return [...readyPages, ...moduleDocuments.keys()].filter((code) => foundBy(word, code, searchOf));
};

describe.each(languageCodes)('in %s', (language) => {
  test.each([...moduleDocuments.keys()])('%s is found by an everyday word that is not in its name', (code) => {
    const { searchOf, nameOf, summaryOf } = formTexts.of(language);
    const own = searchOf(code).slice(`${nameOf(code)} ${summaryOf(code)} `.length);
    const words = own.split(/[ ,]+/).filter((word) => word !== '' && !foldText(nameOf(code)).includes(foldText(word)));
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect([word, found(language, word).includes(code)]).toEqual([word, true]);
  });
});

test.each<[LanguageCode, string, string]>([
  ['jpn', '問い合わせ', 'page_contact'],
  ['jpn', 'フォーム', 'page_contact'],
  ['jpn', 'FAQ', 'page_faq'],
  ['jpn', 'ｆａｑ', 'page_faq'],
  ['jpn', 'よくある質問', 'page_faq'],
  ['jpn', '持ち物', 'page_bring'],
  ['jpn', 'booth', 'booth'],
  ['jpn', 'Live stream', 'live_stream'],
  ['kor', 'schedule', 'schedule'],
  ['eng', 'contact', 'page_contact'],
  ['eng', 'faq', 'page_faq'],
  ['chi', '表单', 'page_contact'],
  ['zhtw', '常見問題', 'page_faq'],
  ['kor', '준비물', 'page_bring'],
])('in %s, %s leads to %s', (language, word, page) => {
  expect(found(language, word)).toContain(page);
});

test.each(['申し込みで聞くこと', '会員情報', '名前を聞く'])('%s leads to what members are asked', (word) => {
  expect(found('jpn', word)).toContain('profile');
});
