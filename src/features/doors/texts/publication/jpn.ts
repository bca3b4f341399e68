import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  passcodeGuessable: ({ reason }: { reason: string }) => [
    `推測されやすいパスコードです（${reason === 'date' ? '開催日と同じ' : reason === 'common' ? 'よく使われる番号' : '並びが単純'}）。数日から数週間で見つかるおそれがあります。`,
    '入場の画面で、新しい6桁の番号を作ってください。',
  ],
} satisfies WarningWords;

export default { warnings };
