import { isRecord } from '#kernel/is-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Texts } from '#web/texts/texts.ts';

/** What the console calls modules and their fields: the words of one code, `settings` for those of a site. */
export interface FormWords {
  /** As `labelAt` takes them. */
  labelsOf(code: string): unknown;
  nameOf(code: string): string;
  summaryOf(code: string): string;
  /** All by which somebody looks for it: its name, what it is for, and everyday words. */
  searchOf(code: string): string;
  /** What is wrong where a rule of a schema does not hold, by the rule's own words; undefined: nobody has words for it. */
  faultOf(rule: string): string | undefined;
}

interface FieldTexts {
  default: unknown;
  rules?: Readonly<Record<string, string>>;
}

const files = import.meta.glob<FieldTexts>('/src/features/*/texts/fields/*.ts');
const loaded = new Map<LanguageCode, FormWords>();

/** The words of all features in one language; the build makes one file of them. */
export const formTexts: Texts<FormWords> = {
  async load(language) {
    if (loaded.has(language)) return;
    const ofLanguage = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ts`));
    const parts = await Promise.all(ofLanguage.map(([, load]) => load()));
    const rules = new Map(parts.flatMap((part) => Object.entries(part.rules ?? {})));
    loaded.set(language, wordsIn(Object.assign({}, ...parts.map((part) => part.default)), rules));
  },
  has: (language) => loaded.has(language),
  of: (language) => loaded.get(language) ?? wordsIn({}, new Map()),
};

function wordsIn(words: unknown, rules: ReadonlyMap<string, string>): FormWords {
  const own = (code: string, key: string): string | undefined => {
    const entry = isRecord(words) && Object.hasOwn(words, code) ? words[code] : undefined;
    const text = isRecord(entry) ? entry[key] : undefined;
    return typeof text === 'string' ? text : undefined;
  };
  return {
    labelsOf: (code) => (code === 'settings' ? words : isRecord(words) ? words[code] : undefined),
    nameOf: (code) => own(code, 'name') ?? code,
    summaryOf: (code) => own(code, 'summary') ?? '',
    searchOf: (code) => ['name', 'summary', 'search'].map((key) => own(code, key) ?? '').join(' '),
    faultOf: (rule) => rules.get(rule),
  };
}
