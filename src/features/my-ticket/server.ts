import type { Transaction } from 'kysely';
import { noteInLog } from '#features/operator/server.ts';
import { hasPurchases } from '#features/site/rules/has-purchases.ts';
import { type Call, type PublishedSite, serve, type Visit } from '#features/site/server.ts';
import type { Member } from '#kernel/member.ts';
import { formatInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import { transferLinkMs } from '#features/ticket/rules/purchased/transfer.ts';
import {
  presentPurchased,
  type PurchasedRow,
  readOwnName,
  transferUrlOf,
  type TicketViewer,
  viewerOf,
} from '#features/ticket/server.ts';
import type { Tables } from '#server/database/tables.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import * as calls from './contract.ts';
import { cancelPurchased } from './server/cancel-ticket.ts';
import { checkIn, type Gate, lookUp, ticketInLog, undoCheckIn } from './server/gate.ts';
import { mailTransferLink } from './server/mail-transfer-link.ts';
import { giverName } from './rules/giver-name.ts';
import { listTicketsOf } from './server/list-my-tickets.ts';
import { listPortalTickets } from './server/list-portal-tickets.ts';
import type { MyTicketServices } from './server/my-ticket-services.ts';
import { receptionCalls } from './server/reception-calls.ts';
import { staffLinkCalls } from './server/staff-link-calls.ts';
import { sweepStaffLinks } from './server/staff-links.ts';
import { samplePortalTickets, sampleTickets } from './server/sample-tickets.ts';
import { ticketsAhead } from './server/tickets-ahead.ts';
import { endTransfer, findOffered, giveBack, receive, startTransfer } from './server/transfer-ticket.ts';

export {
  checkIn,
  type Gate,
  gateFactsOf,
  ticketInLog,
  isCodeOf,
  lookUpFound,
  problemByHand,
  undoCheckIn,
} from './server/gate.ts';
export { hoursOfLink, keepLink } from './server/keep-link.ts';
export { gateOfLink } from './server/reception-calls.ts';
export { linkOfDevice, type OpenedLink, sessionOfDevice } from './server/staff-links.ts';
export { addNote, readNotes } from './server/ticket-notes.ts';
export type { MyTicketServices } from './server/my-ticket-services.ts';

type GateCall = Pick<Call<typeof calls.lookUpTicket>, 'site' | 'params' | 'member' | 'context'>;

/** The calls about members' tickets: the list, cancelling, transfers, and the gate. */
export function createMyTicketServer(services: MyTicketServices): ServerFeature<Visit> {
  const { database, site } = services;

  const followLink = async <Row>(
    { siteKey }: PublishedSite,
    taker: { context: RequestContext; member: Member | undefined },
    follow: () => Promise<Row>,
  ): Promise<Row> => {
    try {
      return await follow();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== status.gone) throw error;
      await takeTry(database, 'transferLink', { ...taker, about: siteKey });
      throw error;
    }
  };

  /** Who gives a ticket, for whoever has its link. */
  const giverOf = async (row: PurchasedRow, published: PublishedSite, { language }: RequestContext) =>
    giverName(await readOwnName(services.profile, row.purchaser_id, published, language));

  return {
    ahead: (asked) => ticketsAhead({ database, store: site.store }, asked),
    endpoints: [
      serve(calls.listMyTickets, async ({ site: published, member, params, query, context }) => {
        const { memberId } = member;
        const ownName = await readOwnName(services.profile, memberId, published, context.language);
        const viewer = { ...viewerOf(published, memberId, context, ownName), memberId };
        if (published.version === 'draft') return { data: sampleTickets(viewer, params.contentId) };
        const wish = { ...query, contentId: params.contentId, now: context.now };
        return listTicketsOf({ database, store: site.store }, viewer, wish);
      }),
      serve(calls.listPortalTickets, async ({ site: portal, member: { memberId }, query, context }) => {
        if (!hasPurchases(portal) || !portal.document.mypage?.isShowMyTicket) throw refuse('notFound');
        const { language } = context;
        const ownName = await readOwnName(services.profile, memberId, portal, language);
        if (portal.version === 'draft') {
          return { data: samplePortalTickets({ ...viewerOf(portal, memberId, context, ownName), memberId }) };
        }
        const viewer = { portalId: portal.portalId, memberId, language, ownName };
        return listPortalTickets({ database, store: site.store }, viewer, { ...query, now: context.now });
      }),
      serve(calls.cancelTicket, async ({ site: published, member, params, body, context }) => {
        const refund = await cancelPurchased(services, published, named(params, body), member, context.now);
        return { data: { purchasedTicketId: body.purchasedTicketId, canceled: 1, refund } } as const;
      }),
      // This route comes before the next one, whose address has a number where this one has a word.
      serve(calls.receiveTicket, async ({ site: published, member, body, context }) => {
        const row = await followLink(published, { context, member }, () =>
          receive(services, published, body.code, member, context.now),
        );
        const giver = await giverOf(row, published, context);
        return { data: presentOffer(row, viewerOf(published, member.memberId, context), giver) };
      }),
      serve(calls.transferTicket, async ({ site: published, member, params, body, context }) => {
        const row = await startTransfer(services, published, named(params, body), member, context.now);
        return { data: presentTransfer(row, viewerOf(published, member.memberId, context)) };
      }),
      serve(calls.cancelTransfer, async ({ site: published, member, params, body, context }) => {
        const row = await endTransfer(services, published, named(params, body), member, context.now);
        return { data: presentTransfer(row, viewerOf(published, member.memberId, context)) };
      }),
      serve(calls.mailTransfer, async ({ site: published, member: giver, params, body, context }) => {
        const { receiveAddress } = viewerOf(published, giver.memberId, context);
        const letter = { named: named(params, body), giver, to: body.mail, receiveAddress, context };
        await mailTransferLink(services, published, letter);
        return { data: { purchasedTicketId: body.purchasedTicketId } };
      }),
      serve(calls.returnTicket, async ({ site: published, member, params, body, context }) => {
        const row = await giveBack(services, published, named(params, body), member, context.now);
        return { data: presentTransfer(row, viewerOf(published, member.memberId, context)) };
      }),
      serve(calls.readTransfer, async ({ site: published, member: reader, query, context }) => {
        const row = await followLink(published, { context, member: reader }, () =>
          findOffered(services, published, query.code, context.now),
        );
        // The reader has the link already. The rest is for the holder, who sees it on the ticket's own page.
        const offer = presentOffer(row, viewerOf(published, null, context), await giverOf(row, published, context));
        const isPurchaser = reader !== undefined && row.purchaser_id === reader.memberId;
        return { data: { ...offer, ticket: { ...offer.ticket, isPurchaser } } };
      }),
      serve(calls.lookUpTicket, async (call) => ({ data: await lookUp(services, gateOf(call), call.query.code) })),
      serve(calls.checkInTicket, async (call) => ({ data: await checkIn(services, gateOf(call), call.body) })),
      serve(calls.undoCheckIn, async (call) => ({
        data: await undoCheckIn(services, { ...gateOf(call), noteEntry: noteUndone(call) }, call.body),
      })),
      ...receptionCalls(services),
    ],
    consoleCalls: staffLinkCalls(database),
    sweep: (now) => sweepStaffLinks(database, now),
  };
}

function named({ contentId }: { contentId: number }, { purchasedTicketId }: { purchasedTicketId: number }) {
  return { contentId, purchasedTicketId };
}

function gateOf({ site, params, member, context }: GateCall): Gate {
  const { language, now } = context;
  return { site, contentId: params.contentId, staffId: member.memberId, name: '', language, now };
}

/** A check-in names its staff in a row of its own, which goes when it is taken back: then the log tells who did it. */
function noteUndone({ site: { siteKey }, member: { memberId }, context }: GateCall) {
  const operator = { operatorId: null, name: '' };
  return (tx: Transaction<Tables>, row: PurchasedRow): Promise<void> =>
    noteInLog(tx, context, {
      operator,
      siteKey,
      action: 'gate.undone',
      details: { memberId, ...ticketInLog(row) },
    });
}

function expiryOf({ transfer_started_at: startedAt }: PurchasedRow): string | null {
  return startedAt === null ? null : formatInstant(startedAt.getTime() + transferLinkMs);
}

function presentTransfer(row: PurchasedRow, { receiveAddress }: TicketViewer) {
  return {
    purchasedTicketId: row.purchased_ticket_id,
    transferCode: row.transfer_code,
    transferUrl: transferUrlOf(receiveAddress, row.transfer_code),
    transferStatus: row.transfer_status,
    expiresAt: expiryOf(row),
  };
}

function presentOffer(row: PurchasedRow, viewer: TicketViewer, giver: string) {
  return {
    contentId: row.content_id,
    giverName: giver,
    ticket: presentPurchased(row, viewer),
    expiresAt: expiryOf(row),
  };
}
