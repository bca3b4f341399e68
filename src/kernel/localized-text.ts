import { type LanguageCode, languageCodes } from './language.ts';

/** An organiser's text in one or more languages. */
export type LocalizedText = Partial<Record<LanguageCode, string>>;

/** The text in `language`, else in the site's default language, else in the first language that has it, else ''. */
export function localize(text: LocalizedText | undefined, language: LanguageCode, siteDefault: LanguageCode): string {
  if (text === undefined) return '';
  const wanted = text[language] || text[siteDefault];
  if (wanted) return wanted;
  for (const code of languageCodes) if (text[code]) return text[code];
  return '';
}

/** True for an object whose every key is a language code and every value a text. */
export function isLocalizedText(value: unknown): value is LocalizedText {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return (
    keys.length > 0 &&
    keys.every((key) => (languageCodes as readonly string[]).includes(key)) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

type Localized<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer I)[]
    ? Localized<I>[]
    : string extends keyof T
      ? { [K in keyof T]: Localized<T[K]> }
      : LocalizedText extends T
        ? T extends LocalizedText
          ? string
          : { [K in keyof T]: Localized<T[K]> }
        : { [K in keyof T]: Localized<T[K]> };

/** A document as one language's visitors see it: every localised text in it becomes a plain text. */
export function localizeDocument<T>(document: T, language: LanguageCode, siteDefault: LanguageCode): Localized<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot follow a walk through any document.
  return walk(document, language, siteDefault) as Localized<T>;
}

function walk(value: unknown, language: LanguageCode, siteDefault: LanguageCode): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, language, siteDefault));
  if (isLocalizedText(value)) return localize(value, language, siteDefault);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, language, siteDefault)]));
}

export type { Localized };
