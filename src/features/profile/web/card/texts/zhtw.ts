import type { ProfileCardTexts } from './jpn.ts';

export default {
  title: (open: number) => `個人資料還有${open}項未填寫`,
  text: '先填好之後，購票或報名時會自動帶入相同的項目，不必重複輸入。',
  fillIn: '填寫個人資料',
  later: '以後再說',
} satisfies ProfileCardTexts;
