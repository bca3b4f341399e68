import { type NamePart, nameParts } from '#features/profile/rules/profile-item.ts';
import type { FormAnswer } from '../flow/uses-partner-form.ts';

/** A name in its parts; '' for what no form asked for. */
export type NameInParts = Record<NamePart, string>;

/** The name that answers give. */
export function namePartsOf(answers: readonly FormAnswer[]): NameInParts {
  const named = answers.find(({ answerMethod }) => answerMethod === 'NAME');
  const valueOf = (part: NamePart): string => named?.selectorValue.find(({ key }) => key === part)?.value ?? '';
  return {
    last_name: valueOf('last_name'),
    first_name: valueOf('first_name'),
    last_name_kana: valueOf('last_name_kana'),
    first_name_kana: valueOf('first_name_kana'),
  };
}

/** The key of a name that no form asked for. */
const ownKey = 'name';

/**
 * The answers with another name. An answer that nobody gave is added. A mail address also answers the question for it.
 */
export function correctAnswers(answers: readonly FormAnswer[], name: NameInParts, mail: string): FormAnswer[] {
  const selectorValue = nameParts.filter((part) => name[part] !== '').map((part) => ({ key: part, value: name[part] }));
  const isNamed = answers.some(({ answerMethod }) => answerMethod === 'NAME');
  const corrected = answers.map((answer) => {
    if (answer.answerMethod === 'NAME') return { ...answer, selectorValue };
    return answer.answerMethod === 'MAILADDRESS' ? { ...answer, textValue: mail } : answer;
  });
  if (isNamed || selectorValue.length === 0) return corrected;
  return [...corrected, { entryFormKey: ownKey, answerMethod: 'NAME', textValue: '', selectorValue }];
}
