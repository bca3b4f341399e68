import type { WarningWords } from '#kernel/console/warning-words.ts';

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  answersGone: ({ answers }: { answers: number }) => [
    `${answers} answer${answers === 1 ? '' : 's'} can no longer be saved to a file.`,
    'Save the answers first, or keep the questionnaire and end its period.',
  ],
  questionChanged: ({ answers, isLeft }: { answers: number; isLeft: boolean }) => [
    isLeft
      ? `It is answered in another way from now on, and ${answers === 1 ? 'the 1 answer so far shares' : `the ${answers} answers so far share`} a column with the new ones.`
      : `${answers === 1 ? 'The 1 answer so far loses what it says' : `The ${answers} answers so far lose what they say`} to this question.`,
    isLeft ? 'Add it as a new question.' : 'Save the answers first.',
  ],
} satisfies WarningWords;

export default { warnings };
