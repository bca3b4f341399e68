import { type LanguageCode, languageFromTag, parseAcceptLanguage } from '#kernel/language.ts';

/** The languages of the tools. Everybody who works on Hiroba reads one of them. */
export const toolLanguages = ['jpn', 'eng'] as const satisfies readonly LanguageCode[];
export type ToolLanguage = (typeof toolLanguages)[number];

/** The wanted language if the tools speak it; else the first of theirs that the browser names; else English. */
export function toolLanguage(wanted: LanguageCode, acceptLanguage = ''): ToolLanguage {
  if (isToolLanguage(wanted)) return wanted;
  return parseAcceptLanguage(acceptLanguage).map(languageFromTag).find(isToolLanguage) ?? 'eng';
}

function isToolLanguage(language: LanguageCode | undefined): language is ToolLanguage {
  return language === 'jpn' || language === 'eng';
}
