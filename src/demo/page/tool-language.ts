import type { LanguageCode } from '#kernel/language.ts';
import { languageFromTag, parseAcceptLanguage } from '#kernel/language.ts';

/** The pages of the tools speak two languages: whoever works on Hiroba reads one of them. */
export const toolLanguages = ['jpn', 'eng'] as const satisfies readonly LanguageCode[];
export type ToolLanguage = (typeof toolLanguages)[number];

/** The language that is wanted; for a reader of another one, the first of the two that the browser names, else English. */
export function toolLanguage(wanted: LanguageCode, acceptLanguage = ''): ToolLanguage {
  if (isToolLanguage(wanted)) return wanted;
  return parseAcceptLanguage(acceptLanguage).map(languageFromTag).find(isToolLanguage) ?? 'eng';
}

function isToolLanguage(language: LanguageCode | undefined): language is ToolLanguage {
  return language === 'jpn' || language === 'eng';
}
