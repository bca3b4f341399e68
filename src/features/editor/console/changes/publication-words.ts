import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Texts } from '#web/texts/texts.ts';

/** What the features say of a publication, in one language. */
export interface PublicationWords {
  /** What is left to do before it; undefined: nobody has words for it. */
  checkOf(key: string): CheckWords[string] | undefined;
  /** What it does to visitors, and what to do instead; undefined: nobody has words for it. */
  warningOf(kind: string, values: object): readonly [happens: string, instead: string] | undefined;
}

interface Catalogue {
  default: { warnings: WarningWords; checks?: CheckWords };
}

const files = import.meta.glob<Catalogue>('/src/features/*/texts/publication/*.ts');
const loaded = new Map<LanguageCode, PublicationWords>();

/** The words of all features; the build makes one file of them. */
export const publicationTexts: Texts<PublicationWords> = {
  async load(language) {
    if (loaded.has(language)) return;
    const ofLanguage = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ts`));
    const parts = await Promise.all(ofLanguage.map(async ([, load]) => (await load()).default));
    const warnings = new Map(parts.flatMap((part) => Object.entries(part.warnings)));
    const checks = new Map(parts.flatMap((part) => Object.entries(part.checks ?? {})));
    loaded.set(language, {
      checkOf: (key) => checks.get(key),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A rule gives the values that the words of its kind name.
      warningOf: (kind, values) => warnings.get(kind)?.(values as never),
    });
  },
  has: (language) => loaded.has(language),
  of: (language) => loaded.get(language) ?? { checkOf: () => undefined, warningOf: () => undefined },
};
