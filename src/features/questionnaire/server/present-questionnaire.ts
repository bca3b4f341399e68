import { askQuestions } from '#features/profile/server.ts';
import type { Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { handoutEndingOf } from '#kernel/handout.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant, toldDate } from '#kernel/period.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { Answered, Questionnaire, Reward } from '../contract.ts';
import type { QuestionnaireDocument } from '../documents.ts';
import { questionnaireState } from '../rules/questionnaire-state.ts';
import type { OwnAnswer } from './stored-answers.ts';

/** What anybody reads; before and after its period without the questions. */
export function presentQuestionnaire(
  { base, description, questions, reward }: QuestionnaireDocument,
  say: Say,
  language: LanguageCode,
  now: Instant,
): Questionnaire {
  const state = questionnaireState(base, now);
  const told = (date: string | undefined): string | null => (date === undefined ? null : toldDate(date));
  return {
    state,
    base: {
      enableVisiblePeriod: base.enableVisiblePeriod,
      visibleStartDate: told(base.visibleStartDate),
      visibleEndDate: told(base.visibleEndDate),
    },
    description: safeHtml(description, say),
    questions: state === 'open' ? askQuestions(questions, say, language) : [],
    reward: presentReward(reward, say),
  };
}

/** The thanks for a visitor who has answered. */
export function presentAnswered(
  { thanks, reward }: Pick<QuestionnaireDocument, 'thanks' | 'reward'>,
  { answeredAt }: OwnAnswer,
  say: Say,
): Answered {
  return {
    answeredAt: formatInstant(answeredAt.getTime()),
    thanks: safeHtml(thanks, say),
    reward: presentReward(reward, say),
  };
}

function presentReward(reward: QuestionnaireDocument['reward'], say: Say): Reward | null {
  if (reward === undefined) return null;
  const { name, handout } = reward;
  return { name: say(name), ending: handoutEndingOf(handout.path) ?? '', bytes: handout.bytes };
}
