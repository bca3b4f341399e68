import type { BoothQuestionnaireTexts } from './jpn.ts';

export default {
  audience: (exhibitor) => `Your answers go to ${exhibitor} and to the organiser of this event.`,
  again: 'Try again',
  results: {
    title: 'For this exhibitor’s team',
    count: (answers) => {
      if (answers === 0) return 'Nobody has answered yet.';
      return answers === 1 ? '1 answer has come in.' : `${answers} answers have come in.`;
    },
    last: (date) => `Latest answer: ${date}`,
    save: 'Save the answers as CSV',
    failed: 'The answers could not be saved. Check your connection and try again.',
  },
} satisfies BoothQuestionnaireTexts;
