import { expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { toolLanguage } from './tool-language.ts';

test.each<[LanguageCode, string | undefined, string]>([
  ['jpn', undefined, 'jpn'],
  ['eng', 'ja', 'eng'],
  ['kor', undefined, 'eng'],
  ['kor', 'ko', 'eng'],
  ['kor', 'ko,ja;q=0.8,en;q=0.6', 'jpn'],
  ['zhtw', 'zh-TW,en;q=0.9,ja;q=0.8', 'eng'],
])('a reader who wants %s and whose browser names %s reads %s', (wanted, named, read) => {
  expect(toolLanguage(wanted, named)).toBe(read);
});
