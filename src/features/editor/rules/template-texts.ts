import type { NamedPlace } from '#kernel/console/draft-check-item.ts';
import { isSampleText } from '#kernel/console/sample-text.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { isLocalizedText, type LocalizedText } from '#kernel/localized-text.ts';

/** Shorter ones, as "Tickets" or "News", are what they say. */
const lettersLeast = 12;
/** Headings are what they say too, and what a sale says after a purchase is true of any sale. */
const trueAsTheyAre = ['title', 'label', 'name', 'category', 'alt', 'serverContent'];

interface FoundText {
  path: (string | number)[];
  text: LocalizedText;
}

/** Every text of a document with its place. */
function* textsIn(value: unknown, path: (string | number)[] = []): Generator<FoundText, void> {
  if (isLocalizedText(value)) yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) yield* textsIn(one, [...path, at]);
  } else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) yield* textsIn(one, [...path, key]);
  }
}

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

interface DraftPartValue extends Omit<NamedPlace, 'path'> {
  value: unknown;
}

function placesOf(parts: readonly DraftPartValue[], isFound: (found: FoundText) => boolean): NamedPlace[] {
  return parts.flatMap(({ value, ...part }) =>
    [...textsIn(value)].filter(isFound).map(({ path }) => ({ ...part, path })),
  );
}

/** The fields that still say of themselves that they are samples, in their order. */
export function samplePlaces(parts: readonly DraftPartValue[], languages: readonly LanguageCode[]): NamedPlace[] {
  return placesOf(parts, (found) => wordsOf(found, languages).some(isSampleText));
}

/** The other fields that still have the prose of a template, in their order. */
export function templatePlaces(
  parts: readonly DraftPartValue[],
  templates: ReadonlySet<string>,
  languages: readonly LanguageCode[],
): NamedPlace[] {
  return placesOf(
    parts,
    (found) => isProse(found) && wordsOf(found, languages).some((text) => templates.has(text) && !isSampleText(text)),
  );
}
