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
