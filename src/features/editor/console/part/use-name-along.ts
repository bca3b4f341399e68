import { useRef } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';
import type { PartField } from './field-of.ts';

/** The name in the overview, which heads the page, follows the name of the site in every language in which both say the same. */
export function useNameAlong({ value, set }: Pick<PartField, 'value' | 'set'>) {
  const follows = useRef(new Map<LanguageCode, boolean>());
  return (language: LanguageCode, typed: string, before: string): void => {
    const names = isLocalizedText(value) ? value : {};
    if (!follows.current.has(language)) follows.current.set(language, (names[language] ?? '') === before);
    if (follows.current.get(language) !== true) return;
    const { [language]: _, ...others } = names;
    if (typed !== '') set({ ...others, [language]: typed });
    // The page keeps a name while a new one is typed.
    else if (Object.keys(others).length > 0) set(others);
  };
}
