import { ticketFacts } from './ticket-facts.ts';

/** Whether visitors would pay for a ticket, as it is written; a number that is not typed yet costs nothing. */
export function costsMoney(ticket: unknown): boolean {
  return ticketFacts(ticket).prices[1] > 0;
}
