import { numberOf } from '#features/ticket/rules/cart/cart.ts';
import type { LineRef } from '#features/ticket/rules/cart/edit-cart.ts';
import { capFor, lacksParent, type PutProblem, whyNotPut } from '#features/ticket/rules/cart/why-not-put.ts';
import { type SellingLabel, sellingLabel } from '#features/ticket/rules/sale/selling-label.ts';
import type { Cart, TicketContent } from '#features/ticket/web.ts';
import type { Instant } from '#kernel/clock.ts';
import type { TimetableSale } from './read-timetable.ts';

/** The state of an entry's ticket for a visitor. */
export interface TicketChoice {
  label: SellingLabel;
  /** How many are in the cart, over all prices. */
  number: number;
  /** The most that may be in the cart. */
  most: number;
  isOwned: boolean;
  problem: PutProblem | undefined;
  /** The names of the parent tickets; empty: none. '' is a ticket that is not in the timetable. */
  parents: string[];
}

export function ticketChoice(ticket: TicketContent, sale: TimetableSale, cart: Cart, now: Instant): TicketChoice {
  const { items, holdings } = cart;
  const { ticketId } = ticket;
  const item = items.find((one) => one.ticketId === ticketId);
  const needsParent = lacksParent(ticket, items, holdings.issuedTicketIds);
  return {
    label: sellingLabel(ticket, holdings.appliedTicketIds.includes(ticketId), now),
    number: item === undefined ? 0 : numberOf(item),
    most: capFor(ticket, cart),
    isOwned: holdings.issuedTicketIds.includes(ticketId),
    problem: whyNotPut(ticket, cart, now),
    parents: needsParent ? ticket.parentTicketIds.map((id) => nameIn(sale)(id) ?? '') : [],
  };
}

/** The name of a ticket that is in the timetable. */
export function nameIn({ tickets }: Pick<TimetableSale, 'tickets'>): (ticketId: number) => string | undefined {
  return (ticketId) => tickets.find((one) => one.ticketId === ticketId)?.title;
}

/** How many of a line are in the cart. */
export function numberInCart({ items }: Pick<Cart, 'items'>, { ticketId, ticketMultiplePriceId }: LineRef): number {
  const item = items.find((one) => one.ticketId === ticketId);
  if (item === undefined) return 0;
  if (ticketMultiplePriceId === undefined) return numberOf(item);
  return item.multiplePrices?.find((one) => one.ticketMultiplePriceId === ticketMultiplePriceId)?.number ?? 0;
}

/** Sets the number of a line in the cart. 0 takes the line out. */
export function setNumber(cart: Cart, ticket: TicketContent, wanted: number, ticketMultiplePriceId?: number): void {
  const line = { ticketId: ticket.ticketId, ticketMultiplePriceId };
  if (wanted === 0) return cart.delete(line);
  if (numberInCart(cart, line) === 0) cart.add(ticket, ticketMultiplePriceId);
  cart.edit(line, wanted);
  cart.confirm(line);
}
