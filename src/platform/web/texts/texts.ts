import type { LanguageCode } from '#kernel/language.ts';

/** A feature's catalogue, one chunk per language. `load` before `of`. */
export interface Texts<T> {
  load(language: LanguageCode): Promise<void>;
  has(language: LanguageCode): boolean;
  of(language: LanguageCode): T;
}

type Loaders<T> = Record<LanguageCode, () => Promise<{ default: T }>>;

/** Joins the five catalogues of a feature: `defineTexts({ jpn: () => import('../texts/jpn.ts'), … })`. */
export function defineTexts<T>(loaders: Loaders<T>): Texts<T> {
  const loaded: Partial<Record<LanguageCode, T>> = {};
  return {
    async load(language) {
      loaded[language] ??= (await loaders[language]()).default;
    },
    has: (language) => loaded[language] !== undefined,
    of(language) {
      const texts = loaded[language];
      if (texts === undefined) throw new Error(`Texts were used before they were loaded (${language}).`);
      return texts;
    },
  };
}
