import type { CommonTexts } from '#kernel/texts/jpn.ts';

/** The problem of one field; `limit` is the number in the message. */
export type AnswerProblem = { kind: PlainProblem } | { kind: 'tooLong' | 'tooShort' | 'tooManyChoices'; limit: number };

export type PlainProblem =
  | 'required'
  | 'chooseOne'
  | 'chooseSome'
  | 'number'
  | 'tel'
  | 'mail'
  | 'kana'
  | 'postalCode'
  | 'postalCodeHyphen'
  | 'controlCharacters'
  | 'unknownChoice'
  | 'notInList'
  | 'unknownPicture'
  | 'unknownItem';

/** A field is an entryFormKey or `entryFormKey.part`. Each has one problem: the first that was found. */
export type Problems = Readonly<Record<string, AnswerProblem>>;

export function fieldName(entryFormKey: string, part?: string): string {
  return part === undefined ? entryFormKey : `${entryFormKey}.${part}`;
}

/** The texts of the problems that are not in the common catalogue. */
interface ProblemTexts {
  problems: Record<Exclude<PlainProblem, 'required' | 'number'>, string>;
  tooManyChoices(limit: number): string;
}

/** The message for a field's problem, shared by server and browser (core 5). */
export function sayProblem(problem: AnswerProblem, common: CommonTexts, say: ProblemTexts): string {
  if (problem.kind === 'tooLong') return common.maxLength(problem.limit);
  if (problem.kind === 'tooShort') return common.minLength(problem.limit);
  if (problem.kind === 'tooManyChoices') return say.tooManyChoices(problem.limit);
  if (problem.kind === 'required') return common.inputRequired;
  return problem.kind === 'number' ? common.notANumber : say.problems[problem.kind];
}
