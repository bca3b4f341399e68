import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  answersGone: ({ answers }: { answers: number }) => [
    `${answers}份回答以后将无法保存为文件。`,
    '请先保存回答，或不要删除，只结束填写期间。',
  ],
  questionChanged: ({ answers, isLeft }: { answers: number; isLeft: boolean }) => [
    isLeft ? `回答方式改变，会与之前的${answers}份回答混在同一列。` : `${answers}份回答中对此问题的内容将不再统计。`,
    isLeft ? '请作为新问题添加。' : '请先保存回答。',
  ],
} satisfies WarningWords;

export default { warnings };
