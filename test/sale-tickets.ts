import type { HeldFacts } from '#features/ticket/rules/cart/own-hold.ts';
import type { PurchaseFacts } from '#features/ticket/rules/purchase/check-purchase.ts';
import type { ExclusionGroup } from '#features/ticket/rules/sale/exclusion-groups.ts';
import type { SaleRules } from '#features/ticket/rules/sale/purchase-limits.ts';
import type { SaleTicket } from '#features/ticket/rules/sale/ticket.ts';
import { parseInstant } from '#kernel/period.ts';

/** What an organiser who says nothing says of a sale. */
export function saleRules(
  exclusionGroups: readonly ExclusionGroup[] = [],
  maxPerOrder: number | null = null,
): SaleRules {
  return { exclusionGroups, maxPerOrder };
}

/** The morning of all tests of a sale. */
export const saleNow = parseInstant('2026-11-20 10:00') as number;

/** A sale of these tickets without any rule, for a member who has none of them; `more` holds the differences. */
export function saleFacts(
  tickets: readonly SaleTicket[],
  more: Partial<PurchaseFacts & HeldFacts> = {},
): PurchaseFacts & HeldFacts {
  return {
    tickets,
    rules: saleRules(),
    membersOnlyIds: [],
    isLoggedIn: true,
    ownedTicketIds: [],
    issuedTicketIds: [],
    boughtNumbers: new Map(),
    appliedTicketIds: [],
    now: saleNow,
    ...more,
  };
}

/** A first-come ticket at 1,000 yen without any limit; `more` holds the differences. */
export function saleTicket(ticketId: number, more: Partial<SaleTicket> = {}): SaleTicket {
  return {
    ticketId,
    ticketType: 'NORMAL',
    price: 1000,
    isPay: true,
    visiblePeriod: false,
    visibleStartDate: null,
    visibleEndDate: null,
    enableSalesPeriod: false,
    salesPeriodStart: null,
    salesPeriodEnd: null,
    enableNumberSold: false,
    remainNumber: 0,
    enablePurchasablenumber: false,
    purchasableNumber: 0,
    enableMultiplePrice: false,
    multiplePrices: [],
    enableParentTicket: false,
    parentTicketIds: [],
    slots: [],
    requiredSelectSlotNumber: 0,
    ...more,
  };
}

export const price = (ticketMultiplePriceId: number, yen: number) => ({
  ticketMultiplePriceId,
  price: yen,
  isPay: yen > 0,
});

export const slot = (ticketSlotId: number) => ({
  ticketSlotId,
  checkinPeriodStart: null,
  checkinPeriodEnd: null,
});
