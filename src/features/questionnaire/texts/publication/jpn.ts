import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  answersGone: ({ answers }: { answers: number }) => [
    `${answers}件の回答を、あとからファイルに保存できなくなります。`,
    '先に回答を保存するか、削除せずに受付期間を終わらせてください。',
  ],
  questionChanged: ({ answers, isLeft }: { answers: number; isLeft: boolean }) => [
    isLeft
      ? `答え方が変わります。これまでの${answers}件の回答と、同じ列に混ざります。`
      : `${answers}件の回答にあるこの質問への答えが、集計から外れます。`,
    isLeft ? '新しい質問として追加してください。' : '先に回答を保存してください。',
  ],
} satisfies WarningWords;

export default { warnings };
