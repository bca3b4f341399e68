import type { TicketItem } from '../../documents.ts';
import type { ExclusionGroup } from '../../rules/sale/exclusion-groups.ts';
import type { MadeCode } from './made-codes.ts';
import { capacityOf, type SaleContent } from './sale-content.ts';
import { codeKeyOf } from '../../rules/sale/discount-code.ts';

/** What limits a ticket of a purchase, as it is published now. */
export interface PlaceLimits {
  ticketId: number;
  /** null: not limited. */
  capacity: number | null;
  perPerson: number | null;
}

/** What a purchase of some tickets is decided by, as the organiser has published it now. */
export interface SaleTerms {
  limits: readonly PlaceLimits[];
  /** Groups that one of the tickets is in. */
  exclusionGroups: readonly ExclusionGroup[];
  code: { key: string; usesMax: number | null } | undefined;
}

/** Every ticket of a content, for a purchase by a code of its documents, by one that was made, or by none. */
export function termsOfSale(
  { items, rules, content }: Pick<SaleContent, 'items' | 'rules' | 'content'>,
  codeKey: string | null,
  made?: MadeCode,
): SaleTerms {
  const known = content.discountCodes.find(({ code }) => codeKeyOf(code) === codeKey);
  return {
    limits: items.map(limitsOf),
    exclusionGroups: rules.exclusionGroups,
    code: codeKey === null ? undefined : { key: codeKey, usesMax: (known ?? made?.code)?.usesMax ?? null },
  };
}

export function limitsOf(item: TicketItem): PlaceLimits {
  return {
    ticketId: item.detailId,
    capacity: capacityOf(item),
    perPerson: item.enablePurchasablenumber ? item.purchasableNumber : null,
  };
}
