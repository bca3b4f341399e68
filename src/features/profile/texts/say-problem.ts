import type { CommonTexts } from '#kernel/texts/jpn.ts';
import type { AnswerProblem } from '../rules/answer-problem.ts';
import type { ProfileTexts } from './jpn.ts';

/** The message for a field's problem, shared by server and browser (core 5). */
export function sayProblem(problem: AnswerProblem, common: CommonTexts, say: ProfileTexts): string {
  if (problem.kind === 'tooLong') return common.maxLength(problem.limit);
  if (problem.kind === 'tooShort') return common.minLength(problem.limit);
  if (problem.kind === 'tooManyChoices') return say.tooManyChoices(problem.limit);
  if (problem.kind === 'required') return common.inputRequired;
  return problem.kind === 'number' ? common.notANumber : say.problems[problem.kind];
}
