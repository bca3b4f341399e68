import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  talksGone: ({ talks }: { talks: number }) => [
    `此負責人還有${talks}場與參加者的洽談，系統不會自動通知對方。`,
    '請參展方先調整或取消洽談，對方會收到信件。',
  ],
} satisfies WarningWords;

export default { warnings };
