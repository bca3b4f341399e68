import {
  type ListedStatus,
  type MyTicketFilter,
  myTicketFilters,
  sortMyTickets,
} from '#features/ticket/rules/purchased/my-ticket-order.ts';
import { type PurchasedTicket, waitsForDraw } from '#features/ticket/rules/purchased/purchased-ticket.ts';
import { purchasedStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import type { Instant } from '#kernel/clock.ts';
import { keysOf } from '#kernel/keys-of.ts';

export interface Application<Ticket> {
  orderId: string;
  ticketId: number;
  tickets: readonly Ticket[];
}

export interface HeldTickets<Ticket, Applied extends Application<Ticket>> {
  purchasedTickets: readonly Ticket[];
  unpaidTickets: readonly Ticket[];
  unprocessedTickets: readonly Applied[];
  /** Bought by the member, and received by somebody else. */
  passedOnTickets: readonly Ticket[];
}

/** A ticket, or an application to a lottery with all its tickets. An application wins or loses as one. */
export type ListEntry<Ticket, Applied> =
  | { kind: 'ticket'; key: string; status: ListedStatus; ticket: Ticket }
  | { kind: 'application'; key: string; status: ListedStatus; application: Applied };

/**
 * Everything a member has or has passed on, first what the member has to act on (TICKET-061). An application has one
 * entry for all its tickets, whether or not the server names them among the others.
 */
export function listEntries<Ticket extends PurchasedTicket, Applied extends Application<Ticket>>(
  { purchasedTickets, unpaidTickets, unprocessedTickets, passedOnTickets }: HeldTickets<Ticket, Applied>,
  now: Instant,
): ListEntry<Ticket, Applied>[] {
  const applicationOf = new Map(
    unprocessedTickets.flatMap((application) => application.tickets.map(({ id }) => [id, application] as const)),
  );
  const known = new Set([...purchasedTickets, ...unpaidTickets].map(({ id }) => id));
  const applied = unprocessedTickets.flatMap(({ tickets }) => tickets.filter(({ id }) => !known.has(id)));
  const told = new Set<Applied>();
  const statusOf = (ticket: Ticket): ListedStatus =>
    passedOnTickets.includes(ticket) ? 'passed_on' : purchasedStatus(ticket, now);
  return sortMyTickets([...unpaidTickets, ...purchasedTickets, ...applied, ...passedOnTickets], statusOf).flatMap(
    (ticket): ListEntry<Ticket, Applied>[] => {
      const status = statusOf(ticket);
      const application = applicationOf.get(ticket.id);
      if (application === undefined || !waitsForDraw(ticket)) {
        return [{ kind: 'ticket', key: `ticket-${ticket.id}`, status, ticket }];
      }
      if (told.has(application)) return [];
      told.add(application);
      const key = `application-${application.orderId}-${application.ticketId}`;
      return [{ kind: 'application', key, status, application }];
    },
  );
}

export function ticketsOfEntry<Ticket>(entry: ListEntry<Ticket, Application<Ticket>>): readonly Ticket[] {
  return entry.kind === 'ticket' ? [entry.ticket] : entry.application.tickets;
}

/** The id of its ticket; of an application that of the first. */
export function nameOfEntry(entry: ListEntry<{ id: number }, Application<{ id: number }>>): number {
  return Math.min(...ticketsOfEntry(entry).map(({ id }) => id));
}

export interface FilterCount {
  filter: MyTicketFilter;
  count: number;
}

/**
 * The filters that find something, each with its number. `all` is always there, and alone finds what was passed on
 * (TICKET-078..088).
 */
export function filterCounts(entries: readonly { status: ListedStatus }[]): FilterCount[] {
  return keysOf(myTicketFilters)
    .map((filter) => ({ filter, count: entriesOf(entries, filter).length }))
    .filter(({ filter, count }) => filter === 'all' || count > 0);
}

/** The entries a filter shows, in their order. */
export function entriesOf<Entry extends { status: ListedStatus }>(
  entries: readonly Entry[],
  filter: MyTicketFilter,
): Entry[] {
  const shown = myTicketFilters[filter];
  return entries.filter(({ status }) => shown === null || status === shown);
}
