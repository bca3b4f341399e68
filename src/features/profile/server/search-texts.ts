import { type PublishedSite, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { ProfileEntry } from '../documents.ts';
import { type IndexedItem, indexItem, suggestionsFor } from '../rules/suggestions.ts';
import type { SiteForm } from './profile-entries.ts';

const indexes = new WeakMap<ProfileEntry, Map<string, IndexedItem[]>>();

/** The suggestions of a SEARCHTEXT item in a language, ready for search; made once for each published item. */
function searchIndex(entry: ProfileEntry, language: LanguageCode, siteDefault: LanguageCode): IndexedItem[] {
  const ofEntry = indexes.get(entry) ?? new Map<string, IndexedItem[]>();
  indexes.set(entry, ofEntry);
  const key = `${language} ${siteDefault}`;
  let index = ofEntry.get(key);
  if (index === undefined) {
    index = entry.searchItems.map(({ label, reading = '' }) =>
      indexItem({ label: localize(label, language, siteDefault), words: [reading, ...Object.values(label)] }),
    );
    ofEntry.set(key, index);
  }
  return index;
}

/** The suggestions of a SEARCHTEXT item of a form for a text; undefined when the form asks for no such item. */
export function suggestAnswers(
  { site: { document }, entries }: Pick<SiteForm, 'entries'> & { site: Pick<PublishedSite, 'document'> },
  isAsked: (entry: ProfileEntry) => boolean,
  text: string,
  language: LanguageCode,
): string[] | undefined {
  const entry = entries.find((one) => one.answerMethod === 'SEARCHTEXT' && isAsked(one));
  if (entry === undefined || !entry.isEnabled || entry.isHidden) return undefined;
  const siteDefault = document.languages[0]!;
  return suggestionsFor(searchIndex(entry, spokenLanguage(document, language), siteDefault), text);
}

/** The texts that an item without free text accepts, in every language: a member may have chosen in another one. */
export function allowedTexts({ searchItems, setting }: ProfileEntry): ReadonlySet<string> | undefined {
  if (setting.isFreeText ?? true) return undefined;
  return new Set(searchItems.flatMap(({ label }) => Object.values(label)).map((text) => text.normalize('NFC').trim()));
}
