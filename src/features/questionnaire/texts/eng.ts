import type { QuestionnaireMessages } from './jpn.ts';

export default {
  invalidInput: 'Some of your answers need another look. Check them and send the questionnaire again.',
  repeatedItem: 'This question was answered twice. Reload the page.',
  notStarted: 'This questionnaire has not started yet.',
  expired: 'This questionnaire has closed.',
  answeredBefore: 'You have already answered this questionnaire.',
  notAnswered: 'The reward is for people who have answered the questionnaire.',
  results: { answeredAt: 'Answered at', member: 'Member', language: 'Language' },
} satisfies QuestionnaireMessages;
