import type { ProfileItem, ProfileLists } from '#features/profile/web.ts';
import type { FormAnswer } from '../../rules/purchase/partner-form.ts';

/** The questions of a form with what was answered before, in the lists that profile fields take. */
export function questionLists(questions: readonly ProfileItem[], answers: readonly FormAnswer[]): ProfileLists {
  const items = questions.map((item) => {
    const answer = answers.find((one) => isAnswerTo(one, item));
    if (answer === undefined) return item;
    return { ...item, textValue: answer.textValue, selectorValue: answer.selectorValue.map((one) => ({ ...one })) };
  });
  return {
    shareProfile: items.filter(({ profileId }) => profileId === null),
    profile: items.filter(({ profileId }) => profileId !== null),
  };
}

/** What a member has answered in the profile already, to questions that are asked here too. */
export function knownAnswers(
  questions: readonly ProfileItem[],
  profile: Partial<ProfileLists> | undefined,
): FormAnswer[] {
  const items = [...(profile?.shareProfile ?? []), ...(profile?.profile ?? [])];
  return questions.flatMap((question) => {
    const known = items.find((item) => isAnswerTo(item, question));
    return known === undefined ? [] : [answerOfItem(known)];
  });
}

export function answerOfItem({ entryFormKey, answerMethod, textValue, selectorValue }: FormAnswer): FormAnswer {
  return { entryFormKey, answerMethod, textValue, selectorValue };
}

function isAnswerTo(
  answer: Pick<FormAnswer, 'entryFormKey' | 'answerMethod'>,
  { entryFormKey, answerMethod }: Pick<ProfileItem, 'entryFormKey' | 'answerMethod'>,
): boolean {
  return answer.entryFormKey === entryFormKey && answer.answerMethod === answerMethod;
}

/** Whether there is something to read out of an answer. */
export function isAnswered({ textValue, selectorValue }: Pick<FormAnswer, 'textValue' | 'selectorValue'>): boolean {
  return textValue.trim() !== '' || selectorValue.some(({ key, value }) => key !== '' && value.trim() !== '');
}
