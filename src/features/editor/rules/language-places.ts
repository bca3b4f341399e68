import type { NamedPlace } from '#kernel/console/draft-check-item.ts';
import { isSampleText } from '#kernel/console/sample-text.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { isLocalizedText, type LocalizedText } from '#kernel/localized-text.ts';
import { markOfTranslation } from './text-mark.ts';
import { type DraftPartValue, textsIn } from './texts-in.ts';

const has = (text: LocalizedText, language: LanguageCode): boolean => (text[language] ?? '').trim() !== '';

/** The texts of a draft, names and headings too, that lack a language of the site; the place names the language. */
export function untranslatedPlaces(parts: readonly DraftPartValue[], languages: readonly LanguageCode[]): NamedPlace[] {
  return placesIn(parts, (text) => {
    const missing = languages.filter((language) => !has(text, language));
    return missing.length === languages.length ? [] : missing;
  });
}

const headingsOfSite = ['webSetting.title', 'overview.name', 'overview.placeName', 'overview.organizerName'];

/**
 * Whether visitors read the text of a place as a heading, which leaves a page in two languages where it is not
 * translated: what the event is called, where it is, who holds it, and what each page and entry is called.
 */
export function isHeading({ part, path }: Pick<NamedPlace, 'part' | 'path'>): boolean {
  const field = path.slice(0, -1).join('.');
  return part === 'settings' ? headingsOfSite.includes(field) : field === 'title' || field === 'name';
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
  const isOld = (text: LocalizedText, language: LanguageCode): boolean => {
    const words = text[language] ?? '';
    const translates = words === '' || isSampleText(words) ? [] : (templates.get(keyOf(language, words)) ?? []);
    const known = translates.filter((one) => has(one, first));
    return known.length > 0 && known.every((one) => one[first] !== text[first]);
  };
  return placesIn(
    parts,
    // What is still a template's in the first language is asked for as that, and so is a sample.
    (text) => (has(text, first) ? others.filter((language) => isOld(text, language)) : []),
    (text, language) => ({ mark: markOfTranslation(text, language, first) }),
  );
}

function placesIn(
  parts: readonly DraftPartValue[],
  languagesOf: (text: LocalizedText) => LanguageCode[],
  more: (text: LocalizedText, language: LanguageCode) => Pick<NamedPlace, 'mark'> = () => ({}),
): NamedPlace[] {
  return parts.flatMap(({ value, ...part }) =>
    [...textsIn(value)].flatMap(({ path, text }) =>
      languagesOf(text).map((language) => ({ ...part, path: [...path, language], ...more(text, language) })),
    ),
  );
}

/** A translation that stays while its original changes. */
export interface TextLeftBehind {
  /** With the language at its end. */
  path: (string | number)[];
  mark: string;
}

/** The texts of a document that a publication changes in the first language alone, by the languages that do not follow. */
export function* textsLeftBehind(
  before: unknown,
  after: unknown,
  languages: readonly LanguageCode[],
  path: (string | number)[] = [],
): Generator<TextLeftBehind, void> {
  const [first, ...others] = languages;
  if (isLocalizedText(before) && isLocalizedText(after)) {
    if (first === undefined || !has(before, first) || !has(after, first) || before[first] === after[first]) return;
    for (const language of others) {
      if (!has(after, language) || before[language] !== after[language]) continue;
      yield { path: [...path, language], mark: markOfTranslation(after, language, first) };
    }
  } else if (Array.isArray(before) && Array.isArray(after)) {
    // Which entry was which is not known once some came or went.
    if (before.length !== after.length) return;
    for (const [at, one] of after.entries()) yield* textsLeftBehind(before[at], one, languages, [...path, at]);
  } else if (isRecord(before) && isRecord(after)) {
    for (const [key, one] of Object.entries(after)) yield* textsLeftBehind(before[key], one, languages, [...path, key]);
  }
}
