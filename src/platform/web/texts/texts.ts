import type { LanguageCode } from '#kernel/language.ts';
import { importPart } from '../parts/import-part.ts';

/** A feature's catalogue, one chunk per language. `load` before `of`. */
export interface Texts<T> {
  load(language: LanguageCode): Promise<void>;
  has(language: LanguageCode): boolean;
  of(language: LanguageCode): T;
}

/** The files of a folder, each loaded when it is asked for. */
type Files = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * The catalogues of a folder, given as `import.meta.glob('../texts/*.ts')`: Vite makes a chunk of each language. The
 * files of the folder satisfy the type, and test/texts.test.ts compares the type with the folder.
 */
export function defineTexts<T>(files: Files): Texts<T> {
  const loaded: Partial<Record<LanguageCode, T>> = {};
  return {
    async load(language) {
      if (loaded[language] !== undefined) return;
      const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ts`)) ?? [];
      if (load === undefined) throw new Error(`There are no texts in ${language}.`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each file satisfies the type, and a test sees to it.
      loaded[language] = ((await importPart(load)) as { default: T }).default;
    },
    has: (language) => loaded[language] !== undefined,
    of(language) {
      const texts = loaded[language];
      if (texts === undefined) throw new Error(`Texts were used before they were loaded (${language}).`);
      return texts;
    },
  };
}
