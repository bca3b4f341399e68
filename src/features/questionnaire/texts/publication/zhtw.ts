import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  answersGone: ({ answers }: { answers: number }) => [
    `${answers}份回答以後將無法儲存為檔案。`,
    '請先儲存回答，或不要刪除，只結束填寫期間。',
  ],
  questionChanged: ({ answers, isLeft }: { answers: number; isLeft: boolean }) => [
    isLeft ? `回答方式改變，會與之前的${answers}份回答混在同一欄。` : `${answers}份回答中對此問題的內容將不再統計。`,
    isLeft ? '請作為新問題新增。' : '請先儲存回答。',
  ],
} satisfies WarningWords;

export default { warnings };
