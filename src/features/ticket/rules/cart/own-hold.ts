import type { FreshFacts } from './restore-cart.ts';
import type { StoredTicket } from './stored-cart.ts';

export interface HeldFacts extends FreshFacts {
  /** Tickets that the visitor has already; `ownedTicketIds` are also those that may still become theirs. */
  issuedTicketIds: readonly number[];
}

/**
 * What a saved cart is checked against while its own order still holds its places (`held`): these stand against no line
 * of it, for they are its own, and go back before anything else is bought.
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
