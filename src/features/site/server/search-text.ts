import type { SiteDocument } from '../documents.ts';

/** The text that a keyword search reads: name, catchphrase, description, place and tags, in every language. */
export function searchTextOf({ overview }: SiteDocument): string {
  return [overview.name, overview.catchphrase, overview.description, overview.placeName, ...(overview.tags ?? [])]
    .flatMap((text) => Object.values(text ?? {}))
    .join('\n');
}
