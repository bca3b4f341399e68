import { isRecord } from '#kernel/is-record.ts';
import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Texts } from '#web/texts/texts.ts';

/** What the console calls modules and their fields: the words of one code, `settings` for those of a site. */
export interface FormWords {
  /** As `labelAt` takes them. */
  labelsOf(code: string): unknown;
  nameOf(code: string): string;
  summaryOf(code: string): string;
  /** What is wrong where a rule of a schema does not hold, by the rule's own words; undefined: nobody has words for it. */
  faultOf(rule: string): string | undefined;
  /** What is left to do before a publication; undefined: nobody has words for it. */
  checkOf(key: string): CheckWords[string] | undefined;
  /** What a publication does to visitors, and what to do instead; undefined: nobody has words for it. */
  warningOf(kind: string, values: object): readonly [happens: string, instead: string] | undefined;
}

interface FieldTexts {
  default: unknown;
  rules?: Readonly<Record<string, string>>;
  warnings?: WarningWords;
  checks?: CheckWords;
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
    const checks = new Map(parts.flatMap((part) => Object.entries(part.checks ?? {})));
    const warnings = new Map(parts.flatMap((part) => Object.entries(part.warnings ?? {})));
    loaded.set(language, wordsIn(Object.assign({}, ...parts.map((part) => part.default)), { rules, warnings, checks }));
  },
  has: (language) => loaded.has(language),
  of: (language) => loaded.get(language) ?? wordsIn({}, { rules: new Map(), warnings: new Map(), checks: new Map() }),
};

function wordsIn(
  words: unknown,
  {
    rules,
    warnings,
    checks,
  }: {
    rules: ReadonlyMap<string, string>;
    warnings: ReadonlyMap<string, WarningWords[string]>;
    checks: ReadonlyMap<string, CheckWords[string]>;
  },
): FormWords {
  const own = (code: string, key: string): string | undefined => {
    const entry = isRecord(words) && Object.hasOwn(words, code) ? words[code] : undefined;
    const text = isRecord(entry) ? entry[key] : undefined;
    return typeof text === 'string' ? text : undefined;
  };
  return {
    labelsOf: (code) => (code === 'settings' ? words : isRecord(words) ? words[code] : undefined),
    nameOf: (code) => own(code, 'name') ?? code,
    summaryOf: (code) => own(code, 'summary') ?? '',
    faultOf: (rule) => rules.get(rule),
    checkOf: (key) => checks.get(key),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A rule gives the values that the words of its kind name.
    warningOf: (kind, values) => warnings.get(kind)?.(values as never),
  };
}
