import type { Instant } from '#kernel/clock.ts';
import type { DiscountCodeDocument } from '../../documents.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/** A discount code that is none of the documents: it was made with many others. */
export interface MadeCode {
  key: string;
  code: DiscountCodeDocument;
  isEnded: boolean;
}

/** Finds those of a sale among what buyers typed; the map has no entry for what is none. */
export type FindMadeCodes = (sale: SaleKey, typed: readonly string[]) => Promise<ReadonlyMap<string, MadeCode>>;

/** Whether a sale has such a code that a purchase could use at this moment. */
export type HasMadeCodes = (sale: SaleKey, now: Instant) => Promise<boolean>;

/** The codes of sales that were made many at a time. */
export interface MadeCodes {
  find: FindMadeCodes;
  areUsable: HasMadeCodes;
}
