import type { ExclusionGroup } from './exclusion-groups.ts';
import { remainingOf } from './on-sale.ts';
import type { SaleTicket } from './ticket.ts';

/** Not in the spec: a bound on the size of a request and on the places that one buyer holds at once. */
export const ticketsPerPurchaseMax = 100;

/** In yen, before the discount, also for a single ticket: gateways accept eight digits at most. */
export const purchaseTotalMax = 99_999_999;

/** What an organiser says of all tickets of a sale together. Whatever judges a cart or a purchase has it whole. */
export interface SaleRules {
  exclusionGroups: readonly ExclusionGroup[];
  /** How many tickets of the sale one order may have; null: as many as any order. */
  maxPerOrder: number | null;
}

/** The rules of a sale whose organiser limits nothing. */
export const noSaleRules: SaleRules = { exclusionGroups: [], maxPerOrder: null };

/** How many tickets one order may have in all. */
export function orderMaxOf({ maxPerOrder }: Pick<SaleRules, 'maxPerOrder'>): number {
  return Math.min(maxPerOrder ?? ticketsPerPurchaseMax, ticketsPerPurchaseMax);
}

type Limited = Pick<SaleTicket, 'enableNumberSold' | 'remainNumber' | 'enablePurchasablenumber' | 'purchasableNumber'>;

/**
 * How many of a ticket a buyer may have in the cart: the number left to sell, the limit per person less what this buyer
 * has bought, and `orderLeft`, the places of the order that other tickets leave. The smallest counts (CART-022,
 * CART-023). 0 or less: none.
 */
export function capOf(ticket: Limited, alreadyBought: number, orderLeft: number): number {
  return Math.min(remainingOf(ticket), leftForPerson(ticket, alreadyBought), orderLeft);
}

export function leftForPerson(
  { enablePurchasablenumber, purchasableNumber }: Omit<Limited, 'enableNumberSold' | 'remainNumber'>,
  alreadyBought: number,
): number {
  return enablePurchasablenumber ? purchasableNumber - alreadyBought : Number.POSITIVE_INFINITY;
}
