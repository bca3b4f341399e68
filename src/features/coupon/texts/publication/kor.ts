import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  couponGone: ({ visitors }: { visitors: number }) => [
    `${visitors}명이 사용한 쿠폰입니다. 기대하던 사람에게 보이지 않게 되고 사용 집계에서도 빠집니다.`,
    '표시 기간만 끝내고, 먼저 사용 집계를 저장해 주세요.',
  ],
} satisfies WarningWords;

export default { warnings };
