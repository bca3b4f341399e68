import { chooseLanguage, type LanguageCode } from '#kernel/language.ts';
import type { ConsoleStorage } from './storage/console-storage.ts';

/** The language that was chosen here before, else the browser's, else Japanese. */
export function consoleLanguage(storage: ConsoleStorage, browser: readonly string[]): LanguageCode {
  return chooseLanguage({ cookie: storage.get('consoleLanguage'), browser }).language;
}
