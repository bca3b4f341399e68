import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  talksGone: ({ talks }: { talks: number }) => [
    `この担当者には、来場者との商談が${talks}件残っています。相手には自動で連絡されません。`,
    '出展者が先に商談を移すか取り消すと、相手にメールが届きます。',
  ],
} satisfies WarningWords;

export default { warnings };
