import { isRecord } from '#kernel/is-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { plainText } from '#kernel/plain-text.ts';
import { isSame, type Json } from './part-changes.ts';

/** What members agree to. */
export const termsKinds = ['Terms', 'Privacy'] as const;
export type TermsKind = (typeof termsKinds)[number];

export const termsPlaces = ['off', 'text', 'url'] as const;
/** Nobody is asked; the text stands at the site; it is a page elsewhere. */
export type TermsPlace = (typeof termsPlaces)[number];

/** By `terms` of the settings of a site. */
export function placeOfTerms(terms: unknown, kind: TermsKind): TermsPlace {
  if (!isRecord(terms) || terms[`switch${kind}`] !== true) return 'off';
  return terms[`type${kind}`] === 'Url' ? 'url' : 'text';
}

/** What a choice changes in `terms`. What is written stays, for the day when it is chosen again. */
export function changesForTerms(kind: TermsKind, place: TermsPlace): (readonly [key: string, value: Json])[] {
  const isOn = [`switch${kind}`, place !== 'off'] as const;
  return place === 'off' ? [isOn] : [isOn, [`type${kind}`, place === 'url' ? 'Url' : 'Text']];
}

export type TermsFault =
  /** Members would agree to nothing. */
  | { kind: 'noText' | 'noUrl' }
  /** Visitors in these languages read another one. */
  | { kind: 'missing'; languages: LanguageCode[] };

/** What one of the documents lacks that is asked for, in the languages of its site. */
export function termsFault(
  terms: unknown,
  kind: TermsKind,
  languages: readonly LanguageCode[],
): TermsFault | undefined {
  const place = placeOfTerms(terms, kind);
  if (!isRecord(terms) || place === 'off') return undefined;
  if (place === 'url') return terms[`url${kind}`] ? undefined : { kind: 'noUrl' };
  const body = terms[`body${kind}`];
  const texts = isRecord(body) ? body : {};
  const isWritten = (language: string): boolean => {
    const html = texts[language];
    return typeof html === 'string' && plainText(html) !== '';
  };
  if (!Object.keys(texts).some(isWritten)) return { kind: 'noText' };
  const missing = languages.filter((language) => !isWritten(language));
  return missing.length === 0 ? undefined : { kind: 'missing', languages: missing };
}

/** Whether members who agreed to the public documents would find other ones, and are not asked again. */
export function hasUnaskedChange(published: unknown, draft: unknown): boolean {
  if (!isRecord(published) || !isRecord(draft)) return false;
  const agreed = termsKinds.filter((kind) => placeOfTerms(published, kind) !== 'off');
  const isOther = (key: string): boolean => !isSame(asJson(published[key]), asJson(draft[key]));
  const hasOther = termsKinds.some((kind) => {
    const place = placeOfTerms(draft, kind);
    if (place === 'off') return false;
    return place !== placeOfTerms(published, kind) || isOther(`${place === 'url' ? 'url' : 'body'}${kind}`);
  });
  return agreed.length > 0 && hasOther && !isOther('resetAt');
}

/** Both are documents, which are JSON. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asJson = (value: unknown): Json | undefined => value as Json | undefined;
