import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  passcodeGuessable: ({ reason }: { reason: string }) => [
    `此密码容易被猜到（${reason === 'date' ? '与活动日期相同' : reason === 'common' ? '常用号码' : '排列简单'}），几天到几周内可能被试出。`,
    '请让系统生成随机的6位数字。',
  ],
} satisfies WarningWords;

export default { warnings };
