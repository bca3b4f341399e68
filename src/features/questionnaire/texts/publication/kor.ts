import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  answersGone: ({ answers }: { answers: number }) => [
    `답변 ${answers}건을 나중에 파일로 저장할 수 없게 됩니다.`,
    '먼저 답변을 저장하거나, 삭제하지 말고 접수 기간만 끝내 주세요.',
  ],
  questionChanged: ({ answers, isLeft }: { answers: number; isLeft: boolean }) => [
    isLeft
      ? `답하는 방식이 바뀌어 지금까지의 답변 ${answers}건과 같은 열에 섞입니다.`
      : `답변 ${answers}건에서 이 질문에 대한 답이 집계에서 빠집니다.`,
    isLeft ? '새 질문으로 추가해 주세요.' : '먼저 답변을 저장해 주세요.',
  ],
} satisfies WarningWords;

export default { warnings };
