import { keysOf } from '#kernel/keys-of.ts';

/** What counts for all tickets of a sale, in the order in which an organiser comes to it: each has a page of its own. */
const fieldsOf = {
  questions: ['entry'],
  payment: ['payment', 'receipt'],
  legal: ['seller', 'terms'],
  after: ['completePage'],
  codes: ['discountCodes'],
  list: ['listDescription', 'categories'],
} as const;

export type SaleSection = keyof typeof fieldsOf;
export const saleSections = keysOf(fieldsOf);

export function isSaleSection(text: string): text is SaleSection {
  return saleSections.some((section) => section === text);
}

/** The section of a field of `serverContent`; one that none names stands beside the list. */
export function sectionOf(field: string): SaleSection {
  return saleSections.find((section) => fieldsOf[section].some((one) => one === field)) ?? 'list';
}
