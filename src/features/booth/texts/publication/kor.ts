import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  talksGone: ({ talks }: { talks: number }) => [
    `이 담당자에게 방문자와의 상담이 ${talks}건 남아 있으며, 상대에게 자동으로 알리지 않습니다.`,
    '참가 업체가 먼저 상담을 옮기거나 취소하면 상대에게 메일이 갑니다.',
  ],
} satisfies WarningWords;

export default { warnings };
