import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '../texts/common-texts.ts';
import { CallError } from './call-error.ts';
import { saidOf } from './said-of.ts';

const wordsIn = async (language: LanguageCode) => {
  await commonTexts.load(language);
  return commonTexts.of(language);
};

describe('a failed call', () => {
  test('without a connection says so in the visitor’s language, and not in the Japanese of status 10000 [ERROR-016]', async () => {
    for (const language of languageCodes) {
      const words = await wordsIn(language);
      for (const code of [status.networkError, status.timeout]) {
        expect(saidOf(new CallError(code, words.networkError), words)).toBe(words.offlineText);
      }
    }
  });

  test('has the server’s own words, which are the visitor’s already', async () => {
    expect(saidOf(new CallError(409, 'Somebody was faster.'), await wordsIn('eng'))).toBe('Somebody was faster.');
  });

  test.each([
    ['of the program', new TypeError('x is undefined')],
    ['of the server', new CallError(500, 'Internal')],
    ['without words', new CallError(404, '')],
    ['that a wrapper says to ignore', new CallError('pass', 'ignored')],
  ])('%s says what the caller has to say', async (_, error) => {
    const words = await wordsIn('eng');
    expect(saidOf(error, words)).toBe(words.failed);
    expect(saidOf(error, words, 'Not saved.')).toBe('Not saved.');
  });
});
