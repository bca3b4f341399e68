import { presentEventLabel, type PublishedSite, type SiteStore, spokenLanguage } from '#features/site/server.ts';
import {
  presentPurchasedTickets,
  type PurchasedRow,
  readReceipts,
  type TicketViewer,
} from '#features/ticket/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { MyTickets, PortalTickets, TicketOrder } from '../contract.ts';
import { type Closings, presentApplications, presentPassedOn, readClosings, type Receipts } from './list-my-tickets.ts';
import { readPageOfTickets, type TicketsWish } from './page-of-tickets.ts';
import { sortOut } from './sort-out.ts';

type OwnTicket = MyTickets['purchasedTickets'][number];

export interface PortalViewer {
  portalId: number;
  memberId: number;
  language: LanguageCode;
  /** The member's name by the profile of the portal. */
  ownName: string;
}

/**
 * The tickets of a member at all events of a portal, all or a page, in one statement for any number of events and tickets,
 * one more for a page, for applications and for what was passed on. Events that are withdrawn are among them, because their tickets stay good.
 */
export async function listPortalTickets(
  { database, store }: { database: Database; store: SiteStore },
  { portalId, memberId, language, ownName }: PortalViewer,
  { now, ...wish }: TicketsWish & { now: Instant },
): Promise<{ data: PortalTickets; order?: TicketOrder }> {
  const held = { hadBy: memberId, eventsOf: portalId };
  const { rows, ...rest } = await readPageOfTickets(database, held, wish, now);
  const { applied, passedOn } = sortOut(rows, memberId);
  const openUntil = await readClosings(database, applied);
  const receivedAt = await readReceipts(database.kysely, passedOn);
  const parts = [...Map.groupBy(rows, ({ site_key }) => site_key)].map(async ([siteKey, own]) => {
    const record = store.directory.named(siteKey);
    const site = record?.portalId === portalId ? await store.site(record) : undefined;
    if (site === undefined) return noTickets;
    const viewer = { site, memberId, language, ownName, receiveAddress: null };
    return presentEvent(own, viewer, { openUntil, receivedAt });
  });
  return { data: joined(await Promise.all(parts)), ...rest };
}

const noTickets: PortalTickets = {
  isSample: false,
  events: [],
  purchasedTickets: [],
  unpaidTickets: [],
  unprocessedTickets: [],
  passedOnTickets: [],
};

function presentEvent(
  rows: readonly PurchasedRow[],
  viewer: TicketViewer & { memberId: number },
  { openUntil, receivedAt }: { openUntil: Closings; receivedAt: Receipts },
): PortalTickets {
  const { owned, unpaid, applied, passedOn } = sortOut(rows, viewer.memberId);
  if (owned.length + unpaid.length + applied.length + passedOn.length === 0) return noTickets;
  return ofEvent(eventOf(viewer), {
    isSample: false,
    purchasedTickets: presentPurchasedTickets(owned, viewer),
    unpaidTickets: presentPurchasedTickets(unpaid, viewer),
    unprocessedTickets: presentApplications(applied, viewer, openUntil),
    passedOnTickets: presentPassedOn(passedOn, viewer, receivedAt),
  });
}

function eventOf({ site, language }: { site: PublishedSite; language: LanguageCode }): PortalTickets['events'][number] {
  return presentEventLabel(site, spokenLanguage(site.document, language));
}

/** What a portal tells of the tickets of one event: what a card shows, and nothing that opens a gate. */
export function ofEvent(
  event: PortalTickets['events'][number],
  {
    isSample,
    purchasedTickets,
    unpaidTickets,
    unprocessedTickets,
    passedOnTickets,
  }: Pick<MyTickets, 'isSample' | 'purchasedTickets' | 'unpaidTickets' | 'unprocessedTickets' | 'passedOnTickets'>,
): PortalTickets {
  const { eventId } = event;
  const told = <Ticket extends OwnTicket>(tickets: readonly Ticket[]) =>
    tickets.map((ticket) => withoutCode(ticket, eventId));
  return {
    isSample,
    events: [event],
    purchasedTickets: told(purchasedTickets),
    unpaidTickets: told(unpaidTickets),
    unprocessedTickets: unprocessedTickets.map((one) => ({ ...one, eventId, tickets: told(one.tickets) })),
    passedOnTickets: told(passedOnTickets),
  };
}

function withoutCode<Ticket extends OwnTicket>(
  { transferCode: _code, transferUrl: _url, ticketContentSnapshot: sold, ...ticket }: Ticket,
  eventId: number,
) {
  return {
    ...ticket,
    eventId,
    code: '' as const,
    qrString: null,
    isCodeWithheld: ticket.qrString !== null,
    ticketContentSnapshot: {
      contentId: sold.contentId,
      title: sold.title,
      ticketType: sold.ticketType,
      multiplePrices: sold.multiplePrices,
      slots: sold.slots,
      requiredSelectSlotNumber: sold.requiredSelectSlotNumber,
      dynamicCheckinPeriod: sold.dynamicCheckinPeriod,
      checkinPeriodDays: sold.checkinPeriodDays,
      enableUnlimitCheckin: sold.enableUnlimitCheckin,
      enableExternalQr: sold.enableExternalQr,
      drawAt: sold.drawAt,
    },
  };
}

function joined(parts: readonly PortalTickets[]): PortalTickets {
  return {
    isSample: false,
    events: parts.flatMap(({ events }) => events),
    purchasedTickets: parts.flatMap(({ purchasedTickets }) => purchasedTickets),
    unpaidTickets: parts.flatMap(({ unpaidTickets }) => unpaidTickets),
    unprocessedTickets: parts.flatMap(({ unprocessedTickets }) => unprocessedTickets),
    passedOnTickets: parts.flatMap(({ passedOnTickets }) => passedOnTickets),
  };
}
