import type { LanguageCode } from '#kernel/language.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';

/** Whether a name is there in the first language of a site: its publication waits for that one, whatever the others have. */
export function isNamedIn(name: unknown, language: LanguageCode): boolean {
  return isLocalizedText(name) && (name[language] ?? '').trim() !== '';
}
