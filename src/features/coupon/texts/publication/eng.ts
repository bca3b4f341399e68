import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  couponGone: ({ visitors }: { visitors: number }) => [
    `${visitors} visitor${visitors === 1 ? '' : 's'} used this coupon. Who counts on it no longer finds it, and the table of uses leaves it out.`,
    'End its period instead, and save the table of uses first.',
  ],
} satisfies WarningWords;

export default { warnings };
