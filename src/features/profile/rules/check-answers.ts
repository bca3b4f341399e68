import { bareRecord } from '#kernel/bare-record.ts';
import { type AnswerProblem, fieldName, type Problems } from './answer-problem.ts';
import { type CheckedItem, checkAnswer, emptyChoice } from './check-answer.ts';
import { isFilled } from './completeness.ts';
import { type ItemValue, type ProfileAnswer, valueOf } from './item-value.ts';
import { isChoice, isFillable, partsOf, type ProfileItem, requiredPartsOf } from './profile-item.ts';

/** An item as it is stored, with its answer. */
export type StoredItem = ProfileItem & Pick<CheckedItem, 'allowedTexts'>;

export interface CheckedAnswers {
  /** The answers to store, by entryFormKey: only answered items that the member may fill in. */
  values: ReadonlyMap<string, ItemValue>;
  problems: Problems;
}

/**
 * Checks the answers of a request against the items of a form. Answers to items that are disabled, hidden or
 * uneditable, and to the mail address, change nothing; keys that the form does not have are refused. A required item
 * that the request leaves out must have been answered before.
 */
export function checkAnswers(items: readonly StoredItem[], answers: readonly ProfileAnswer[]): CheckedAnswers {
  const byKey = new Map(items.map((item) => [item.entryFormKey, item]));
  const problems = bareRecord<AnswerProblem>();
  const given = new Map<string, ItemValue>();
  for (const answer of answers) {
    const item = byKey.get(answer.entryFormKey);
    if (item === undefined || item.answerMethod !== answer.answerMethod) {
      problems[fieldName(answer.entryFormKey)] = { kind: 'unknownItem' };
    } else if (isFillable(item)) given.set(item.entryFormKey, valueOfAnswer(item, answer));
  }

  const values = new Map<string, ItemValue>();
  for (const item of items.filter(isFillable)) {
    const typed = given.get(item.entryFormKey);
    if (typed === undefined) {
      Object.assign(problems, problemsOfMissing(item));
      continue;
    }
    const checked = checkAnswer(item, typed);
    Object.assign(problems, checked.problems);
    values.set(item.entryFormKey, checked.value);
  }
  return { values, problems };
}

/** Like `valueOf`, but keeps a choice that is not offered, so that the check can report it. */
function valueOfAnswer(item: ProfileItem, answer: ProfileAnswer): ItemValue {
  const value = valueOf({ ...item, textValue: answer.textValue, selectorValue: answer.selectorValue });
  return isChoice(item) ? { ...value, chosen: [...new Set(answer.selectorValue.map(({ key }) => key))] } : value;
}

function problemsOfMissing(item: ProfileItem): Record<string, AnswerProblem> {
  const value = valueOf(item);
  if (!item.isRequired || isFilled(item, value)) return {};
  if (isChoice(item)) return { [fieldName(item.entryFormKey)]: { kind: emptyChoice(item) } };
  if (partsOf(item).length === 0) return { [fieldName(item.entryFormKey)]: { kind: 'required' } };
  const empty = requiredPartsOf(item).filter((part) => (value.parts[part] ?? '').trim() === '');
  return Object.fromEntries(empty.map((part) => [fieldName(item.entryFormKey, part), { kind: 'required' }]));
}
