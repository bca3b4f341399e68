import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  couponGone: ({ visitors }: { visitors: number }) => [
    `已有${visitors}人使用过此优惠券。期待使用的人将看不到它，使用统计也会去掉它。`,
    '请改为结束显示期间，并先保存使用统计。',
  ],
} satisfies WarningWords;

export default { warnings };
