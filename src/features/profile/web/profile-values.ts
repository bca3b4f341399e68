import type { CommonTexts } from '#kernel/texts/jpn.ts';
import { checkAnswer } from '../rules/check-answer.ts';
import { answerOf, type ItemValue, type ProfileAnswer, valueOf } from '../rules/item-value.ts';
import { isFillable, type ProfileItem, type ProfileList, type ProfileLists } from '../rules/profile-item.ts';
import type { ProfileTexts } from '../texts/jpn.ts';
import { sayProblem } from '../rules/answer-problem.ts';

/** Messages by the names of fields: `shareProfile.name.last_name`, the same names as in the registration call. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The typed answers of both lists, by the name of the item's field. */
export type TypedValues = Readonly<Record<string, ItemValue>>;

export function itemField({ entryFormKey, profileId }: Pick<ProfileItem, 'entryFormKey' | 'profileId'>): string {
  return `${profileId === null ? 'shareProfile' : 'profile'}.${entryFormKey}`;
}

/** The items a member fills in, in the order of the form. */
export function fillableItems({ shareProfile, profile }: ProfileLists): ProfileItem[] {
  return [...shareProfile, ...profile].filter(isFillable);
}

export function typedValue(typed: TypedValues, item: ProfileItem): ItemValue {
  return typed[itemField(item)] ?? valueOf(item);
}

/** The problems of one item as typed, by the names of its fields. */
export function messagesOf(item: ProfileItem, value: ItemValue, common: CommonTexts, say: ProfileTexts): FieldMessages {
  const { problems } = checkAnswer(item, value);
  const list = listOf(item);
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [`${list}.${field}`, sayProblem(problem, common, say)]),
  );
}

/** The problems of all items of both lists. */
export function allMessages(
  lists: ProfileLists,
  typed: TypedValues,
  common: CommonTexts,
  say: ProfileTexts,
): FieldMessages {
  const each = fillableItems(lists).map((item) => messagesOf(item, typedValue(typed, item), common, say));
  return Object.fromEntries(each.flatMap((one) => Object.entries(one)));
}

/** The answers to one list for its call, in the form in which they are stored. */
export function answersOf(items: readonly ProfileItem[], typed: TypedValues): ProfileAnswer[] {
  return items.filter(isFillable).map((item) => answerOf(item, checkAnswer(item, typedValue(typed, item)).value));
}

function listOf({ profileId }: ProfileItem): ProfileList {
  return profileId === null ? 'shareProfile' : 'profile';
}
