import type { NamedPlace } from '#kernel/console/draft-check-item.ts';
import { isSampleText } from '#kernel/console/sample-text.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { isLocalizedText, type LocalizedText } from '#kernel/localized-text.ts';
import { type DraftPartValue, textsIn } from './texts-in.ts';

const has = (text: LocalizedText, language: LanguageCode): boolean => (text[language] ?? '').trim() !== '';

/** The texts of a draft, names and headings too, that lack a language of the site; the place names the language. */
export function untranslatedPlaces(parts: readonly DraftPartValue[], languages: readonly LanguageCode[]): NamedPlace[] {
  return placesIn(parts, (text) => {
    const missing = languages.filter((language) => !has(text, language));
    return missing.length === languages.length ? [] : missing;
  });
}

/** What the templates say: each text by the words of each of its languages. */
export type TemplateTexts = ReadonlyMap<string, readonly LocalizedText[]>;

const keyOf = (language: LanguageCode, words: string): string => `${language} ${words}`;

export function templateTexts(value: unknown): TemplateTexts {
  const known = new Map<string, LocalizedText[]>();
  for (const { text } of textsIn(value)) {
    for (const language of languageCodes) {
      const words = text[language];
      if (words === undefined || words === '') continue;
      const key = keyOf(language, words);
      known.set(key, [...(known.get(key) ?? []), text]);
    }
  }
  return known;
}

/** Texts whose first language the organiser has written, and which a template still translates; the place names the language. */
export function outdatedPlaces(
  parts: readonly DraftPartValue[],
  templates: TemplateTexts,
  languages: readonly LanguageCode[],
): NamedPlace[] {
  const [first = 'jpn', ...others] = languages;
  return placesIn(parts, (text) => {
    // What is still a template's in the first language is asked for as that, and so is a sample.
    if (!has(text, first)) return [];
    return others.filter((language) => {
      const words = text[language] ?? '';
      const translates = words === '' || isSampleText(words) ? [] : (templates.get(keyOf(language, words)) ?? []);
      const known = translates.filter((one) => has(one, first));
      return known.length > 0 && known.every((one) => one[first] !== text[first]);
    });
  });
}

function placesIn(
  parts: readonly DraftPartValue[],
  languagesOf: (text: LocalizedText) => LanguageCode[],
): NamedPlace[] {
  return parts.flatMap(({ value, ...part }) =>
    [...textsIn(value)].flatMap(({ path, text }) =>
      languagesOf(text).map((language) => ({ ...part, path: [...path, language] })),
    ),
  );
}

/** A field of a document that a publication changes, and the document as it becomes. */
export interface ChangedField {
  field: readonly (string | number)[];
  before: unknown;
  after: unknown;
  about: unknown;
}

/** Of the changed fields of one document: the texts that follow in the first language alone, by the languages that do not. */
export function textsLeftBehind(
  changes: readonly ChangedField[],
  languages: readonly LanguageCode[],
): (string | number)[][] {
  const [first, ...others] = languages;
  const changed = new Set(changes.map(({ field }) => field.join('.')));
  return changes.flatMap(({ field, before, after, about }) => {
    if (field.at(-1) !== first || typeof before !== 'string' || typeof after !== 'string') return [];
    if (before === '' || after === '') return [];
    const path = field.slice(0, -1);
    const text = path.reduce<unknown>(
      (value, key) => (isRecord(value) || Array.isArray(value) ? at(value, key) : undefined),
      about,
    );
    if (!isLocalizedText(text)) return [];
    return others
      .filter((language) => has(text, language) && !changed.has([...path, language].join('.')))
      .map((language) => [...path, language]);
  });
}

function at(value: Readonly<Record<string, unknown>> | readonly unknown[], key: string | number): unknown {
  return Object.entries(value).find(([name]) => name === String(key))?.[1];
}
