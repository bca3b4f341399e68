import { countTries } from '#features/account/server.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { formatInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import { transferLinkMs } from '#features/ticket/rules/purchased/transfer.ts';
import {
  presentPurchased,
  type PurchasedRow,
  transferUrlOf,
  type TicketViewer,
  viewerOf,
} from '#features/ticket/server.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import * as calls from './contract.ts';
import { cancelPurchased } from './server/cancel-ticket.ts';
import { checkIn, lookUp } from './server/gate.ts';
import { listTicketsOf } from './server/list-my-tickets.ts';
import type { MyTicketServices } from './server/my-ticket-services.ts';
import { sampleTickets } from './server/sample-tickets.ts';
import { endTransfer, findOffered, giveBack, receive, startTransfer } from './server/transfer-ticket.ts';

export type { MyTicketServices, SoldOrders } from './server/my-ticket-services.ts';

/** Links that are not valid; one that is cannot be guessed, so it is answered however many others were tried. */
const linkTries = { most: 60, windowMs: 10 * 60_000 };

interface Content extends SiteIdentity {
  contentId: number;
}

/** The tickets members have: the list, cancelling, handing on, and the gate. */
export function createMyTicketServer(services: MyTicketServices): { endpoints: ServedEndpoint[] } {
  const { database, site, members } = services;

  const enter = async (content: SiteIdentity, context: RequestContext) => {
    const published = await site.doors.enter(content, context);
    return { published, member: await members.requireActive(context, published) };
  };
  const atGate = async (content: Content, context: RequestContext) => {
    const { published, member: staff } = await enter(content, context);
    const { language, now } = context;
    return { site: published, contentId: content.contentId, staff, language, now };
  };
  const followLink = async <Row>(
    siteKey: string,
    { clientAddress, now }: RequestContext,
    follow: () => Promise<Row>,
  ): Promise<Row> => {
    try {
      return await follow();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== status.gone) throw error;
      const limit = { purpose: 'transferLink', about: `${siteKey}/${addressGroup(clientAddress)}`, ...linkTries };
      throw (await countTries(database, [limit], now)) ? error : refuse('tooMany');
    }
  };
  const own = (params: Content, body: { purchasedTicketId: number }) => ({
    contentId: params.contentId,
    purchasedTicketId: body.purchasedTicketId,
  });

  return {
    endpoints: [
      serve(calls.listMyTickets, async ({ params }, context) => {
        const published = await site.doors.enter(params, context);
        const { memberId } = await members.require(context, published);
        const viewer = { ...viewerOf(published, memberId, context), memberId };
        if (published.version === 'draft') return { data: sampleTickets(viewer, params.contentId) };
        return { data: await listTicketsOf({ database, store: site.store }, viewer, params.contentId) };
      }),
      serve(calls.cancelTicket, async ({ params, body }, context) => {
        const { published, member } = await enter(params, context);
        const refund = await cancelPurchased(services, published, own(params, body), member, context.now);
        return { data: { purchasedTicketId: body.purchasedTicketId, canceled: 1, refund } } as const;
      }),
      // Before the next one, whose address has a number where this one has a word.
      serve(calls.receiveTicket, async ({ params, body }, context) => {
        const { published, member } = await enter(params, context);
        const row = await followLink(published.siteKey, context, () =>
          receive(services, published, body.code, member, context.now),
        );
        return { data: presentOffer(row, viewerOf(published, member.memberId, context)) };
      }),
      serve(calls.transferTicket, async ({ params, body }, context) => {
        const { published, member } = await enter(params, context);
        const row = await startTransfer(services, published, own(params, body), member, context.now);
        return { data: presentTransfer(row, viewerOf(published, member.memberId, context)) };
      }),
      serve(calls.cancelTransfer, async ({ params, body }, context) => {
        const { published, member } = await enter(params, context);
        const row = await endTransfer(services, published, own(params, body), member, context.now);
        return { data: presentTransfer(row, viewerOf(published, member.memberId, context)) };
      }),
      serve(calls.returnTicket, async ({ params, body }, context) => {
        const { published, member } = await enter(params, context);
        const row = await giveBack(services, published, own(params, body), member, context.now);
        return { data: presentTransfer(row, viewerOf(published, member.memberId, context)) };
      }),
      serve(calls.readTransfer, async ({ params, query }, context) => {
        const published = await site.doors.enter(params, context);
        const row = await followLink(published.siteKey, context, () =>
          findOffered(services, published, query.code, context.now),
        );
        const reader = await members.current(context, published);
        // Whoever reads it, the link is in their hands already, and the rest is for its holder, on the ticket's own page.
        const offer = presentOffer(row, viewerOf(published, null, context));
        const isPurchaser = reader !== undefined && row.purchaser_id === reader.memberId;
        return { data: { ...offer, ticket: { ...offer.ticket, isPurchaser } } };
      }),
      serve(calls.lookUpTicket, async ({ params, query }, context) => ({
        data: await lookUp(services, await atGate(params, context), query.code),
      })),
      serve(calls.checkInTicket, async ({ params, body }, context) => ({
        data: await checkIn(services, await atGate(params, context), body),
      })),
    ],
  };
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

function presentOffer(row: PurchasedRow, viewer: TicketViewer) {
  return { contentId: row.content_id, ticket: presentPurchased(row, viewer), expiresAt: expiryOf(row) };
}
