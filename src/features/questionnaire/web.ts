import { profileFieldTexts } from '#features/profile/web.ts';
import { questionnaireTexts } from './web/questionnaire-texts.ts';

export type { Questionnaire } from './contract.ts';
export type { QuestionnaireCalls } from './web/questionnaire-calls.ts';
export { QuestionnaireView } from './web/questionnaire-view.tsx';

/** The texts of a screen with a questionnaire. */
export const questionnaireScreenTexts = [questionnaireTexts, ...profileFieldTexts] as const;
