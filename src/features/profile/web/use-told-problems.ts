import { useState } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import { useLanguage } from '#web/site/page-context.ts';
import type { ProfileItem } from '../rules/profile-item.ts';
import type { Update } from './field-parts.tsx';
import { type FieldMessages, fillableItems, itemField } from './profile-values.ts';
import type { ProfileFieldsState } from './use-profile-fields.ts';

interface Told {
  messages: FieldMessages;
  language: LanguageCode;
  /** Items that were changed since the problems were shown. */
  changed: ReadonlySet<string>;
}

export interface ToldProblems {
  /** The fields for the form; each change of an item is noticed here. */
  fields: ProfileFieldsState;
  tell(messages: FieldMessages): void;
  problemOf(field: string): string | undefined;
  /** The fields that still have a problem that is shown, in the order in which they were told. */
  problems: readonly { field: string; item: ProfileItem; message: string }[];
}

/**
 * The problems that the visitor sees. A problem disappears once it is corrected, and no new one appears before the next
 * try.
 */
export function useToldProblems(fields: ProfileFieldsState, first: () => FieldMessages): ToldProblems {
  const language = useLanguage();
  const [told, setTold] = useState<Told>(() => ({ messages: first(), language, changed: new Set() }));

  const problemOf = (field: string): string | undefined => {
    if (told.messages[field] === undefined) return undefined;
    const item = itemOf(fields, field);
    if (item === undefined) return undefined;
    const isAsTold = told.language === language && !told.changed.has(itemField(item));
    return isAsTold ? told.messages[field] : fields.checkItem(item)[field];
  };
  return {
    fields: {
      ...fields,
      change(item: ProfileItem, update: Update) {
        setTold((before) => ({ ...before, changed: new Set([...before.changed, itemField(item)]) }));
        fields.change(item, update);
      },
    },
    tell: (messages) => setTold({ messages, language, changed: new Set() }),
    problemOf,
    problems: Object.keys(told.messages).flatMap((field) => {
      const [item, message] = [itemOf(fields, field), problemOf(field)];
      return item === undefined || message === undefined ? [] : [{ field, item, message }];
    }),
  };
}

function itemOf({ lists }: ProfileFieldsState, field: string): ProfileItem | undefined {
  return fillableItems(lists).find((item) => {
    const name = itemField(item);
    return field === name || field.startsWith(`${name}.`);
  });
}
