import { isFillable, type ProfileItem, type ProfileLists } from '#features/profile/web.ts';
import type { FormAnswer } from '../../rules/flow/uses-partner-form.ts';

/** The questions of a form with the earlier answers, in the lists that profile fields take. */
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

/** The answers of a member's profile to questions that this form asks too. */
export function knownAnswers(
  questions: readonly ProfileItem[],
  profile: Partial<ProfileLists> | undefined,
): FormAnswer[] {
  const items = profileOf(profile);
  return questions.flatMap((question) => {
    const known = items.find((item) => isAnswerTo(item, question));
    return known === undefined ? [] : [answerOfItem(known)];
  });
}

export function profileOf(profile: Partial<ProfileLists> | undefined): ProfileItem[] {
  return [...(profile?.shareProfile ?? []), ...(profile?.profile ?? [])];
}

export function answerOfItem({ entryFormKey, answerMethod, textValue, selectorValue }: FormAnswer): FormAnswer {
  return { entryFormKey, answerMethod, textValue, selectorValue };
}

/** Whether a member's profile has an item for one of these questions that they may fill in. */
export function isAskedByProfile(questions: readonly ProfileItem[], profile: Partial<ProfileLists>): boolean {
  const items = profileOf(profile).filter(isFillable);
  return questions.some((question) => items.some((item) => isAnswerTo(item, question)));
}

function isAnswerTo(
  answer: Pick<FormAnswer, 'entryFormKey' | 'answerMethod'>,
  { entryFormKey, answerMethod }: Pick<ProfileItem, 'entryFormKey' | 'answerMethod'>,
): boolean {
  return answer.entryFormKey === entryFormKey && answer.answerMethod === answerMethod;
}
