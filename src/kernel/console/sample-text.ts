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

/** What a ticket is called until its organiser has named it. */
export const addedTicketNames: Readonly<Record<LanguageCode, string>> = {
  jpn: '新しいチケット',
  eng: 'New ticket',
  chi: '新门票',
  zhtw: '新票券',
  kor: '새 티켓',
};

/** What the first of several prices is called until its organiser says it better: that of most people. */
export const firstPriceNames: Readonly<Record<LanguageCode, string>> = {
  jpn: '一般',
  eng: 'General',
  chi: '普通',
  zhtw: '一般',
  kor: '일반',
};

/** Whether nobody has named something yet: a ticket that was added, or what a template brought. */
export function isUnnamed(name: string): boolean {
  return isSampleText(name) || Object.values(addedTicketNames).includes(name.trim());
}
