import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  passcodeGuessable: ({ reason }: { reason: string }) => [
    `此密碼容易被猜到（${reason === 'date' ? '與活動日期相同' : reason === 'common' ? '常用號碼' : '排列簡單'}），幾天到幾週內可能被試出。`,
    '請讓系統產生隨機的6位數字。',
  ],
} satisfies WarningWords;

export default { warnings };
