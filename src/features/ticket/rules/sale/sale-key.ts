import { siteKey } from '#features/site/rules/site-key.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';

/** One sale: a ticket content of a site. Each site numbers its contents for itself, so a number alone is of no sale. */
export interface SaleKey {
  /** `event/12`: the same at every address of the site. */
  siteKey: string;
  contentId: number;
}

export function saleKeyOf(site: SiteIdentity, contentId: number): SaleKey {
  return { siteKey: siteKey(site), contentId };
}

/**
 * Whose a kept thing is: everything that a browser keeps of a sale names the sale, and some of it the buyer and the way
 * as well. It is of `whose` when it names the same of all that `whose` names.
 */
export function isKeptFor(whose: object, kept: object): boolean {
  const names = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(whose).every(([name, value]) => names.get(name) === value);
}
