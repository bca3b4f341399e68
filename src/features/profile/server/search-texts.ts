import type { LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { ProfileEntry } from '../documents.ts';
import { type IndexedItem, indexItem } from '../rules/suggestions.ts';

const indexes = new WeakMap<ProfileEntry, Map<string, IndexedItem[]>>();

/** The suggestions of a SEARCHTEXT item in a language, ready for search; made once for each published item. */
export function searchIndex(entry: ProfileEntry, language: LanguageCode, siteDefault: LanguageCode): IndexedItem[] {
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

/** The texts that an item without free text accepts, in every language: a member may have chosen in another one. */
export function allowedTexts({ searchItems, setting }: ProfileEntry): ReadonlySet<string> | undefined {
  if (setting.isFreeText ?? true) return undefined;
  return new Set(searchItems.flatMap(({ label }) => Object.values(label)).map((text) => text.normalize('NFC').trim()));
}
