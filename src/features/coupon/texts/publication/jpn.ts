import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  couponGone: ({ visitors }: { visitors: number }) => [
    `${visitors}人が使ったクーポンです。あてにしている人には表示されなくなり、利用の集計からも外れます。`,
    '表示期間を終わらせるだけにして、先に利用の集計を保存してください。',
  ],
} satisfies WarningWords;

export default { warnings };
