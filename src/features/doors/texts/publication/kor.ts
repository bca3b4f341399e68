import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  passcodeGuessable: ({ reason }: { reason: string }) => [
    `추측하기 쉬운 비밀번호입니다(${reason === 'date' ? '개최일과 같음' : reason === 'common' ? '흔히 쓰는 번호' : '단순한 배열'}). 며칠에서 몇 주 안에 알아낼 수 있습니다.`,
    '무작위 여섯 자리를 만들어 바꿔 주세요.',
  ],
} satisfies WarningWords;

export default { warnings };
