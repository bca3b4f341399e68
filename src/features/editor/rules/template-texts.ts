import type { NamedPlace } from '#kernel/console/draft-check-item.ts';
import { isSampleText } from '#kernel/console/sample-text.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { markOfWords } from './text-mark.ts';
import { type DraftPartValue, type FoundText, textsIn } from './texts-in.ts';

/** Shorter ones, as "Tickets" or "News", are what they say. */
const lettersLeast = 12;
/** Headings are what they say too, and what a sale says after a purchase is true of any sale. */
const trueAsTheyAre = ['title', 'label', 'name', 'category', 'alt', 'serverContent'];

const isProse = ({ path }: FoundText): boolean => !path.some((key) => trueAsTheyAre.includes(String(key)));
/** What the tabs, menus, categories and tags of a site are called. */
const nameKeys = ['label', 'category', 'name', 'tags'];
const isName = ({ path }: FoundText): boolean => {
  const key = path.findLast((one) => typeof one === 'string');
  return path[0] !== 'overview' ? nameKeys.includes(key ?? '') : key === 'tags';
};
/** Other languages than those of the site are shown to nobody. */
const wordsOf = ({ text }: FoundText, languages: readonly LanguageCode[]): string[] =>
  languages.flatMap((language) => text[language] ?? []);

/** The prose of a document that a template made up, in every language. */
export function templateProse(value: unknown): string[] {
  return [...textsIn(value)]
    .filter(isProse)
    .flatMap((found) => wordsOf(found, languageCodes))
    .filter((text) => text.length >= lettersLeast);
}

const nameOf = (language: LanguageCode, words: string): string => `${language} ${words}`;

/** By the documents of each template: the names that one alone gives, in every language: what several give, as "Tickets" or "News", fits any site. */
export function templateNames(templates: readonly (readonly unknown[])[]): Set<string> {
  const times = new Map<string, number>();
  for (const template of templates) {
    const own = new Set(
      template
        .flatMap((document) => [...textsIn(document)])
        .filter(isName)
        .flatMap(({ text }) => languageCodes.map((language) => nameOf(language, text[language] ?? ''))),
    );
    for (const name of own) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return new Set([...times].flatMap(([name, count]) => (count === 1 ? [name] : [])));
}

/** The place names a language where the text of the first one is the organiser's own. */
function placesOf(
  parts: readonly DraftPartValue[],
  [first, ...others]: readonly LanguageCode[],
  isFound: (found: FoundText, language: LanguageCode) => boolean,
  more: (text: LocalizedText, language: LanguageCode) => Pick<NamedPlace, 'mark' | 'words'> = () => ({}),
): NamedPlace[] {
  return parts.flatMap(({ value, ...part }) =>
    [...textsIn(value)].flatMap((found) => {
      const language = [first, ...others].find((one) => one !== undefined && isFound(found, one));
      if (language === undefined) return [];
      const path = language === first ? found.path : [...found.path, language];
      return [{ ...part, path, ...more(found.text, language) }];
    }),
  );
}

/** Whether no language before this one has words of the organiser's own; then a translation that stayed is no such field. */
const isFirstWritten = ({ text }: FoundText, language: LanguageCode, languages: readonly LanguageCode[]): boolean =>
  languages.slice(0, languages.indexOf(language)).every((before) => (text[before] ?? '') === '');

/** The fields that still say of themselves that they are samples, in their order. */
export function samplePlaces(parts: readonly DraftPartValue[], languages: readonly LanguageCode[]): NamedPlace[] {
  return placesOf(parts, languages, ({ text }, language) => isSampleText(text[language] ?? ''));
}

/** The other fields that still have the prose of a template, in their order. */
export function templatePlaces(
  parts: readonly DraftPartValue[],
  templates: ReadonlySet<string>,
  languages: readonly LanguageCode[],
): NamedPlace[] {
  const isFound = (found: FoundText, language: LanguageCode): boolean => {
    const words = found.text[language] ?? '';
    return isProse(found) && isFirstWritten(found, language, languages) && templates.has(words) && !isSampleText(words);
  };
  return placesOf(parts, languages, isFound, (text, language) => ({ mark: markOfWords(text, language) }));
}

/** The names that are still those of one template, in their order. */
export function namePlaces(
  parts: readonly DraftPartValue[],
  names: ReadonlySet<string>,
  languages: readonly LanguageCode[],
): NamedPlace[] {
  const isFound = (found: FoundText, language: LanguageCode): boolean => {
    const words = found.text[language] ?? '';
    return (
      words !== '' &&
      isName(found) &&
      isFirstWritten(found, language, languages) &&
      names.has(nameOf(language, words)) &&
      !isSampleText(words)
    );
  };
  return placesOf(parts, languages, isFound, (text, language) => ({
    mark: markOfWords(text, language),
    words: text[language] ?? '',
  }));
}

/** The pictures of a document, by their paths. */
function* picturesIn(value: unknown, path: (string | number)[] = []): Generator<FoundPicture, void> {
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) yield* picturesIn(one, [...path, at]);
  } else if (isRecord(value)) {
    if (typeof value['path'] === 'string' && typeof value['width'] === 'number') yield { path, picture: value['path'] };
    else for (const [key, one] of Object.entries(value)) yield* picturesIn(one, [...path, key]);
  }
}

interface FoundPicture {
  path: (string | number)[];
  picture: string;
}

export const templatePictures = (value: unknown): string[] => [...picturesIn(value)].map(({ picture }) => picture);

/** The fields that still show a picture of a template, besides the cover, which is asked for by itself. */
export function picturePlaces(parts: readonly DraftPartValue[], pictures: ReadonlySet<string>): NamedPlace[] {
  return parts.flatMap(({ value, ...part }) =>
    [...picturesIn(value)]
      .filter(({ path, picture }) => pictures.has(picture) && path.join('.') !== 'overview.cover')
      .map(({ path }) => ({ ...part, path })),
  );
}
