export { storedDecision } from './web/stored-decision.ts';
export { firstQuestionId, removeFirstQuestion } from './web/first-question.ts';
export { shouldAskConsentOn } from './rules/consent.ts';
