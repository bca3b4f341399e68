import type { NamedPlace } from '#kernel/console/draft-check-item.ts';
import { isSampleText } from '#kernel/console/sample-text.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { type DraftPartValue, type FoundText, textsIn } from './texts-in.ts';

/** Shorter ones, as "Tickets" or "News", are what they say. */
const lettersLeast = 12;
/** Headings are what they say too, and what a sale says after a purchase is true of any sale. */
const trueAsTheyAre = ['title', 'label', 'name', 'category', 'alt', 'serverContent'];

const isProse = ({ path }: FoundText): boolean => !path.some((key) => trueAsTheyAre.includes(String(key)));
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

/** The place names a language where the text of the first one is the organiser's own. */
function placesOf(
  parts: readonly DraftPartValue[],
  [first, ...others]: readonly LanguageCode[],
  isFound: (found: FoundText, language: LanguageCode) => boolean,
): NamedPlace[] {
  return parts.flatMap(({ value, ...part }) =>
    [...textsIn(value)].flatMap((found) => {
      if (first !== undefined && isFound(found, first)) return [{ ...part, path: found.path }];
      const language = others.find((one) => isFound(found, one));
      return language === undefined ? [] : [{ ...part, path: [...found.path, language] }];
    }),
  );
}

/** The fields that still say of themselves that they are samples, in their order. */
export function samplePlaces(parts: readonly DraftPartValue[], languages: readonly LanguageCode[]): NamedPlace[] {
  return placesOf(parts, languages, ({ text }, language) => isSampleText(text[language] ?? ''));
}

/** The other fields that still have the prose of a template, in their order. A translation that stayed is no such field. */
export function templatePlaces(
  parts: readonly DraftPartValue[],
  templates: ReadonlySet<string>,
  languages: readonly LanguageCode[],
): NamedPlace[] {
  return placesOf(parts, languages, (found, language) => {
    const { text } = found;
    const isOwn = languages.slice(0, languages.indexOf(language)).some((before) => (text[before] ?? '') !== '');
    const words = text[language] ?? '';
    return isProse(found) && !isOwn && templates.has(words) && !isSampleText(words);
  });
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
