import { remainingOf } from './on-sale.ts';
import type { SaleTicket } from './ticket.ts';

/** Ours: the spec names none; it keeps a request, and what one buyer holds at once, within bounds. */
export const ticketsPerPurchaseMax = 100;

/** In yen, before a discount, and of one ticket too: a gateway takes no more than eight digits. */
export const purchaseTotalMax = 99_999_999;

type Limited = Pick<SaleTicket, 'enableNumberSold' | 'remainNumber' | 'enablePurchasablenumber' | 'purchasableNumber'>;

/**
 * How many of a ticket somebody may have in the cart: what is left to sell, what one person may buy less what this one
 * bought already, each where it is limited (CART-022, CART-023). 0 or less: none.
 */
export function capOf(ticket: Limited, alreadyBought: number): number {
  return Math.min(remainingOf(ticket), leftForPerson(ticket, alreadyBought), ticketsPerPurchaseMax);
}

export function leftForPerson(
  { enablePurchasablenumber, purchasableNumber }: Omit<Limited, 'enableNumberSold' | 'remainNumber'>,
  alreadyBought: number,
): number {
  return enablePurchasablenumber ? purchasableNumber - alreadyBought : Number.POSITIVE_INFINITY;
}
