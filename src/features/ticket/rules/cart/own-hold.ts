import type { FreshFacts } from './restore-cart.ts';
import type { StoredTicket } from './stored-cart.ts';

export interface HeldFacts extends FreshFacts {
  /** Tickets that the visitor has. `ownedTicketIds` also has those that may still become theirs. */
  issuedTicketIds: readonly number[];
}

/**
 * The facts that a saved cart is checked against while its own order still holds places (`held`). These places block no
 * line of the cart, because they are its own and are given back before anything else is bought.
 */
export function withoutOwnHold(facts: HeldFacts, held: readonly StoredTicket[]): FreshFacts {
  const heldOf = (ticketId: number): number => {
    const { number = 0, multiplePrices } = held.find((one) => one.ticketId === ticketId) ?? {};
    return multiplePrices?.reduce((sum, line) => sum + line.number, 0) ?? number;
  };
  const isNotHeld = (ticketId: number): boolean => heldOf(ticketId) === 0 || facts.issuedTicketIds.includes(ticketId);
  return {
    ...facts,
    tickets: facts.tickets.map((ticket) => ({
      ...ticket,
      remainNumber: ticket.remainNumber + heldOf(ticket.ticketId),
    })),
    ownedTicketIds: facts.ownedTicketIds.filter(isNotHeld),
    boughtNumbers: new Map(
      [...facts.boughtNumbers].map(([ticketId, bought]) => [ticketId, Math.max(0, bought - heldOf(ticketId))]),
    ),
  };
}
