import type { BoothQuestionnaireTexts } from './jpn.ts';

export default {
  audience: (exhibitor) => `Your answers go to ${exhibitor} and to the organiser of this event.`,
  again: 'Load again',
} satisfies BoothQuestionnaireTexts;
