import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  couponGone: ({ visitors }: { visitors: number }) => [
    `已有${visitors}人使用過此優惠券。期待使用的人將看不到它，使用統計也會去掉它。`,
    '請改為結束顯示期間，並先儲存使用統計。',
  ],
} satisfies WarningWords;

export default { warnings };
