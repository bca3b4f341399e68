import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import type { Texts } from '#web/texts/texts.ts';

/**
 * A catalogue of a few words, given as `import.meta.glob('../texts/*.ts', { eager: true })`: all languages come with the
 * code, because a request for each feature takes longer than what it brings.
 */
export function keptTexts<T>(files: Readonly<Record<string, unknown>>): Texts<T> {
  const byLanguage = new Map<LanguageCode, T>();
  for (const language of languageCodes) {
    const [, file] = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ts`)) ?? [];
    if (file === undefined) throw new Error(`There are no texts in ${language}.`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each file satisfies the type, and a test sees to it.
    byLanguage.set(language, (file as { default: T }).default);
  }
  return {
    load: () => Promise.resolve(),
    has: (language) => byLanguage.has(language),
    of: (language) => byLanguage.get(language)!,
  };
}
