import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  talksGone: ({ talks }: { talks: number }) => [
    `此负责人还有${talks}场与参与者的洽谈，系统不会自动通知对方。`,
    '请参展方先调整或取消洽谈，对方会收到邮件。',
  ],
} satisfies WarningWords;

export default { warnings };
