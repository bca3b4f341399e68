import { siteKey } from '#features/site/rules/site-key.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';

/** One sale: a ticket content of a site. Sites number their contents on their own, so a number alone names no sale. */
export interface SaleKey {
  /** `event/12`: the same at every address of the site. */
  siteKey: string;
  contentId: number;
}

export function saleKeyOf(site: SiteIdentity, contentId: number): SaleKey {
  return { siteKey: siteKey(site), contentId };
}

/**
 * The owner of an entry that a browser keeps. Every entry names its sale, and some also name the buyer and the way. An
 * entry belongs to `whose` when it has the same value for everything that `whose` names.
 */
export function isKeptFor(whose: object, kept: object): boolean {
  const names = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(whose).every(([name, value]) => names.get(name) === value);
}
