import { companyQuestion, positionQuestion } from '#features/profile/rules/person-company.ts';
import { type ProfileItem, readingParts } from '#features/profile/rules/profile-item.ts';
import type { FormAnswer } from '../flow/uses-partner-form.ts';

type Asked = Pick<ProfileItem, 'entryFormKey' | 'answerMethod' | 'setting'>;

/** Asks who somebody is, which does not change from one purchase to the next: not how they heard of an event. */
export function isAboutPerson(question: Asked): boolean {
  const { answerMethod, setting } = question;
  return (
    ['NAME', 'ADDRESS', 'GENDER'].includes(answerMethod) ||
    setting.autocomplete !== undefined ||
    setting.inputType === 'tel' ||
    companyQuestion([question]) !== undefined ||
    positionQuestion([question]) !== undefined
  );
}

/** What a buyer last answered to the questions about themselves, of purchases with the newest first. */
export function lastAnswers(questions: readonly Asked[], purchases: readonly (readonly FormAnswer[])[]): FormAnswer[] {
  return questions.filter(isAboutPerson).flatMap(({ entryFormKey, answerMethod }) => {
    for (const answers of purchases) {
      const given = answers.find(
        (one) => one.entryFormKey === entryFormKey && one.answerMethod === answerMethod && isAnswered(one),
      );
      if (given !== undefined) return [answerOf(given)];
    }
    return [];
  });
}

/**
 * The answers with which a form begins: those of the profile, and those of the last purchase where the profile has none.
 * The profile may have a name without its reading: it gets that of the same name.
 */
export function beginningAnswers(profile: readonly FormAnswer[], last: readonly FormAnswer[]): FormAnswer[] {
  const known = profile.filter(isAnswered);
  const more = last.filter((one) => !known.some((own) => isOfSame(own, one)));
  return [...known.map((own) => withReading(own, last)), ...more];
}

function withReading(own: FormAnswer, last: readonly FormAnswer[]): FormAnswer {
  const before = last.find((one) => isOfSame(own, one));
  if (own.answerMethod !== 'NAME' || before === undefined) return own;
  const valueOf = (answer: FormAnswer, wanted: string): string =>
    answer.selectorValue.find(({ key }) => key === wanted)?.value ?? '';
  const isSameName = ['last_name', 'first_name'].every((part) => valueOf(own, part) === valueOf(before, part));
  if (!isSameName || readingParts.some((part) => valueOf(own, part) !== '')) return own;
  const parts = own.selectorValue.filter(({ key }) => !readingParts.includes(key));
  const readings = before.selectorValue.filter(({ key }) => readingParts.includes(key));
  return { ...own, selectorValue: [...parts, ...readings] };
}

function isOfSame(one: FormAnswer, other: FormAnswer): boolean {
  return one.entryFormKey === other.entryFormKey && one.answerMethod === other.answerMethod;
}

function answerOf({ entryFormKey, answerMethod, textValue, selectorValue }: FormAnswer): FormAnswer {
  return { entryFormKey, answerMethod, textValue, selectorValue };
}

/** Whether an answer has any content. */
export function isAnswered({ textValue, selectorValue }: Pick<FormAnswer, 'textValue' | 'selectorValue'>): boolean {
  return textValue.trim() !== '' || selectorValue.some(({ key, value }) => key !== '' && value.trim() !== '');
}
