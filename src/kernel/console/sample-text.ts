import type { LanguageCode } from '../language.ts';

/** What a template writes before something made up, so that nobody takes it for true. */
const sampleMarks: Readonly<Record<LanguageCode, string>> = {
  jpn: '【見本】',
  eng: '[Sample]',
  chi: '【示例】',
  zhtw: '【範例】',
  kor: '[예시]',
};

/** Whether a text still says of itself that it is a sample. */
export function isSampleText(text: string): boolean {
  return Object.values(sampleMarks).some((mark) => text.includes(mark));
}
