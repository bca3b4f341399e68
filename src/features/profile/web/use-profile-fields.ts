import { useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { ItemValue, ProfileAnswer } from '../rules/item-value.ts';
import type { ProfileItem, ProfileList, ProfileLists } from '../rules/profile-item.ts';
import type { Update } from './field-parts.tsx';
import { profileTexts } from './profile-texts.ts';
import {
  allMessages,
  answersOf,
  type FieldMessages,
  itemField,
  messagesOf,
  type TypedValues,
  typedValue,
} from './profile-values.ts';

/** The fields of a profile form and what is typed in them; no failure loses it. */
export interface ProfileFieldsState {
  lists: ProfileLists;
  typed: TypedValues;
  value(item: ProfileItem): ItemValue;
  change(item: ProfileItem, update: Update): void;
  /** Something changed since the items were loaded or last saved. */
  isChanged: boolean;
  /** The messages of all current problems, by field; empty when there are none. */
  check(): FieldMessages;
  /** The current problems of one item, to see whether the visitor has corrected a problem that is shown. */
  checkItem(item: ProfileItem): FieldMessages;
  answers(list: ProfileList): ProfileAnswer[];
  /** Marks what was sent as saved; what was typed since then stays. */
  accept(): void;
  /** A picture is uploading. */
  isUploading: boolean;
  setUploading(isUploading: boolean): void;
}

/** `begun` is what was typed before this page was loaded. */
export function useProfileFields(lists: ProfileLists, begun: TypedValues = {}): ProfileFieldsState {
  const common = useTexts(commonTexts);
  const say = useTexts(profileTexts);
  const [typed, setTyped] = useState(begun);
  const [isUploading, setUploading] = useState(false);
  return {
    lists,
    typed,
    value: (item) => typedValue(typed, item),
    change: (item, update) =>
      setTyped((before) => ({ ...before, [itemField(item)]: update(typedValue(before, item)) })),
    isChanged: Object.keys(typed).length > 0,
    check: () => allMessages(lists, typed, common, say),
    checkItem: (item) => messagesOf(item, typedValue(typed, item), common, say),
    answers: (list) => answersOf(lists[list], typed),
    accept: () =>
      setTyped((now) => Object.fromEntries(Object.entries(now).filter(([field, value]) => typed[field] !== value))),
    isUploading,
    setUploading,
  };
}
