export { storedDecision } from './web/stored-decision.ts';
export { firstQuestionId, hearFirstAnswer, removeFirstQuestion } from './web/first-question.ts';
export { shouldAskConsentOn } from './rules/consent.ts';
