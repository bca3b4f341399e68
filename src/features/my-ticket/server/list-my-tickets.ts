import { moduleOf, type SiteStore } from '#features/site/server.ts';
import {
  presentPurchasedTickets,
  presentTicket,
  type PurchasedRow,
  readOpenLotteries,
  readReceipts,
  readTakenOf,
  storedApplication,
  type TicketViewer,
} from '#features/ticket/server.ts';
import { codeKeyOf } from '#features/ticket/rules/sale/discount-code.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { MyTickets, TicketOrder, UnprocessedTicket } from '../contract.ts';
import { applicationsOf, readPageOfTickets, type TicketsWish } from './page-of-tickets.ts';
import { sortOut } from './sort-out.ts';

/**
 * The tickets of a member at a site, or of one content, all or a page, in two statements for any number of tickets, one
 * more for a page, for applications and for what was passed on (TICKET-026, TICKET-027). A ticket that was cancelled and refunded is left
 * out.
 */
export async function listTicketsOf(
  { database, store }: { database: Database; store: SiteStore },
  viewer: TicketViewer & { memberId: number },
  { contentId, now, ...wish }: TicketsWish & { contentId: number | undefined; now: Instant },
): Promise<{ data: MyTickets; order?: TicketOrder }> {
  const { site, memberId } = viewer;
  const held = { hadBy: memberId, siteKey: site.siteKey, contentId };
  const { rows, ...rest } = await readPageOfTickets(database, held, wish, now);
  const { owned, unpaid, applied, passedOn } = sortOut(rows, memberId);
  const openUntil = await readClosings(database, applied);
  const data = {
    isSample: false,
    purchasedTickets: presentPurchasedTickets(owned, viewer),
    unpaidTickets: presentPurchasedTickets(unpaid, viewer),
    unprocessedTickets: presentApplications(applied, viewer, openUntil),
    ticketContents: await presentAsSold({ database, store }, [...owned, ...unpaid, ...applied], viewer),
    usedTicketDiscountCodes: [...owned, ...unpaid].flatMap((row) => usedCode(row, viewer)),
    passedOnTickets: presentPassedOn(passedOn, viewer, await readReceipts(database.kysely, passedOn)),
  };
  return { data, ...rest };
}

export type Closings = Awaited<ReturnType<typeof readOpenLotteries>>;
export type Receipts = Awaited<ReturnType<typeof readReceipts>>;

/** Until when each of these applications can be withdrawn, in one statement for all sites. */
export async function readClosings({ kysely }: Database, applied: readonly PurchasedRow[]): Promise<Closings> {
  if (applied.length === 0) return () => undefined;
  return readOpenLotteries(kysely, [...new Set(applied.map(({ site_key }) => site_key))]);
}

export function presentPassedOn(
  rows: readonly PurchasedRow[],
  viewer: TicketViewer,
  receivedAt: Receipts,
): MyTickets['passedOnTickets'] {
  return presentPurchasedTickets(rows, viewer).map((ticket) => {
    const at = receivedAt(ticket);
    return { ...ticket, receivedAt: at === undefined ? null : formatInstant(at) };
  });
}

export function presentApplications(
  rows: readonly PurchasedRow[],
  viewer: TicketViewer,
  openUntil: Closings,
): UnprocessedTicket[] {
  return applicationsOf(rows).flatMap((group) => {
    const first = group[0]!;
    const application = storedApplication(first);
    if (application === null) return [];
    const tickets = presentPurchasedTickets(group, viewer);
    const closesAt = openUntil(first);
    const names = new Map(tickets[0]?.ticketContentSnapshot.slots.map((slot) => [slot.ticketSlotId, slot.name]));
    return {
      orderId: first.order_number,
      ticketId: first.ticket_id,
      contentId: first.content_id,
      number: group.length,
      entrantId: application.entrantId,
      enableExtraSlot: application.enableExtraSlot,
      withdrawUntil: closesAt === undefined ? null : formatInstant(closesAt),
      details: application.slots.map((ticketSlotId, place) => ({
        priority: place + 1,
        ticketSlotId,
        name: names.get(ticketSlotId) ?? '',
      })),
      tickets,
    };
  });
}

/** The tickets above as they are on sale now. A ticket that is not on sale any more is missing. */
async function presentAsSold(
  { database, store }: { database: Database; store: SiteStore },
  rows: readonly PurchasedRow[],
  viewer: TicketViewer,
): Promise<MyTickets['ticketContents']> {
  const { site } = viewer;
  const wanted = new Map<number, Set<number>>();
  for (const { content_id, ticket_id } of rows) {
    wanted.set(content_id, (wanted.get(content_id) ?? new Set<number>()).add(ticket_id));
  }
  if (wanted.size === 0) return [];
  const taken = await readTakenOf(database.kysely, site.siteKey, [...wanted.keys()]);
  const contents = [];
  for (const [contentId, ticketIds] of wanted) {
    const items = (await store.items(site, 'ticket', contentId)) ?? [];
    for (const item of items) {
      if (!ticketIds.has(item.detailId)) continue;
      contents.push(presentTicket(item, contentId, taken(contentId, item.detailId), viewer));
    }
  }
  return contents;
}

/** The discount code of a ticket, as the organiser wrote it. Only the purchaser sees it. */
function usedCode(row: PurchasedRow, { site, memberId }: TicketViewer): MyTickets['usedTicketDiscountCodes'] {
  if (row.code_key === null || row.price >= row.original_price || row.purchaser_id !== memberId) return [];
  const written = moduleOf(site, 'ticket', row.content_id)?.serverContent.discountCodes ?? [];
  const code = written.find((one) => codeKeyOf(one.code) === row.code_key)?.code ?? row.code_key;
  return [{ purchasedTicketId: row.purchased_ticket_id, code }];
}
