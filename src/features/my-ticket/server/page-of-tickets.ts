import { purchasedOfRow, type PurchasedRow, storedApplication } from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { listPage, listPagesOf } from '#kernel/list-pages.ts';
import type { TicketOrder } from '../contract.ts';
import { listEntries, nameOfEntry, ticketsOfEntry } from '../rules/list-entries.ts';
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

/** The tickets on one page of a list, or those of the named entries. */
export function pageOfTickets(
  rows: readonly PurchasedRow[],
  { page, tickets }: TicketsWish,
  now: Instant,
): PageOfTickets {
  if (page === undefined && tickets === undefined) return { rows };
  const { owned, unpaid, applied } = sortOut(rows);
  const entries = listEntries(
    {
      purchasedTickets: owned.map(purchasedOfRow),
      unpaidTickets: unpaid.map(purchasedOfRow),
      unprocessedTickets: applicationsOf(applied).map((group) => ({
        orderId: group[0]?.order_number ?? '',
        ticketId: group[0]?.ticket_id ?? 0,
        tickets: group.map(purchasedOfRow),
      })),
    },
    now,
  );
  const isLong = page !== undefined && listPagesOf(entries.length).pages > 1;
  const wanted = new Set(tickets);
  const chosen =
    page === undefined ? entries.filter((entry) => wanted.has(nameOfEntry(entry))) : listPage(entries, page);
  const ids = new Set(chosen.flatMap((entry) => ticketsOfEntry(entry).map(({ id }) => id)));
  return {
    rows: rows.filter(({ purchased_ticket_id: id }) => ids.has(id)),
    ...(isLong && { order: entries.map((entry) => ({ status: entry.status, name: nameOfEntry(entry) })) }),
  };
}

/** The tickets that wait for a draw, by what was applied for. */
export function applicationsOf(applied: readonly PurchasedRow[]): PurchasedRow[][] {
  return [...Map.groupBy(applied, ({ order_id: order, ticket_id: ticket }) => `${order}/${ticket}`).values()].filter(
    ([first]) => first !== undefined && storedApplication(first) !== null,
  );
}
