import type { PurchasedTicket } from '#features/ticket/rules/purchased/purchased-ticket.ts';
import {
  type PurchasedFilter,
  purchasedOfRow,
  type PurchasedRow,
  readOutlines,
  readPurchased,
  storedApplication,
  type TicketOutline,
} from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { listPage, listPagesOf } from '#kernel/list-pages.ts';
import type { Database } from '#server/database/database.ts';
import type { TicketOrder } from '../contract.ts';
import { type Application, listEntries, type ListEntry, nameOfEntry, ticketsOfEntry } from '../rules/list-entries.ts';
import { sortOut } from './sort-out.ts';

/** Which of a member's tickets are asked for; all without it. */
export interface TicketsWish {
  page?: number | undefined;
  /** The names of entries. */
  tickets?: readonly number[] | undefined;
}

export interface PageOfTickets {
  rows: readonly PurchasedRow[];
  /** All entries of a long list, of which this is a page. */
  order?: TicketOrder;
}

/**
 * The tickets on one page of a list, those of the named entries, or all. Of a page the list is read as far as its order
 * needs it, and then what the page shows.
 */
export async function readPageOfTickets(
  { kysely }: Database,
  held: PurchasedFilter & { hadBy: number },
  { page, tickets }: TicketsWish,
  now: Instant,
): Promise<PageOfTickets> {
  if (page === undefined) {
    const rows = await readPurchased(kysely, { ...held, withOrdersOf: tickets });
    if (tickets === undefined) return { rows };
    const wanted = new Set(tickets);
    const ids = new Set(idsOf(entriesOfRows(rows, held.hadBy, now).filter((entry) => wanted.has(nameOfEntry(entry)))));
    return { rows: rows.filter(({ purchased_ticket_id: id }) => ids.has(id)) };
  }
  const entries = entriesOfRows(await readOutlines(kysely, held), held.hadBy, now);
  const rows = await readPurchased(kysely, { ...held, ids: idsOf(listPage(entries, page)) });
  const isLong = listPagesOf(entries.length).pages > 1;
  return {
    rows,
    ...(isLong && { order: entries.map((entry) => ({ status: entry.status, name: nameOfEntry(entry) })) }),
  };
}

type Entry = ListEntry<PurchasedTicket, Application<PurchasedTicket>>;

function entriesOfRows(rows: readonly TicketOutline[], memberId: number, now: Instant): Entry[] {
  const { owned, unpaid, applied, passedOn } = sortOut(rows, memberId);
  return listEntries(
    {
      purchasedTickets: owned.map(purchasedOfRow),
      unpaidTickets: unpaid.map(purchasedOfRow),
      unprocessedTickets: applicationsOf(applied).map((group) => ({
        orderId: group[0]?.order_number ?? '',
        ticketId: group[0]?.ticket_id ?? 0,
        tickets: group.map(purchasedOfRow),
      })),
      passedOnTickets: passedOn.map(purchasedOfRow),
    },
    now,
  );
}

function idsOf(entries: readonly Entry[]): number[] {
  return entries.flatMap((entry) => ticketsOfEntry(entry).map(({ id }) => id));
}

/** The tickets that wait for a draw, by what was applied for. */
export function applicationsOf<Row extends TicketOutline>(applied: readonly Row[]): Row[][] {
  return [...Map.groupBy(applied, ({ order_id: order, ticket_id: ticket }) => `${order}/${ticket}`).values()].filter(
    ([first]) => first !== undefined && storedApplication(first) !== null,
  );
}
