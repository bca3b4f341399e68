import type { withdrawApplication } from '#features/ticket/web.ts';
import { status } from '#kernel/status.ts';
import { type CallError, isCallError } from '#web/api/call-error.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../../contract.ts';
import type { MyTickets, PortalTickets, TicketAtGate, TicketOrder } from '../../contract.ts';

type Caller = Pick<PageContext, 'api' | 'site'>;

const siteOf = ({ site }: Caller): { portalId: number; eventId: number } => ({
  portalId: site.portalId,
  eventId: site.eventId ?? 0,
});

/** Which tickets are read: a page of a list, or those of some names; all without it. */
export interface TicketsAsked {
  page?: number;
  tickets?: readonly number[];
}

const queryOf = ({ page, tickets }: TicketsAsked) => ({ page, tickets: tickets?.join(',') });

export interface ReadTickets<Tickets> {
  data: Tickets;
  order?: TicketOrder | undefined;
}

/** The member's tickets at the event, or those of one content. */
export function readMyTickets(
  caller: Caller,
  contentId?: number,
  { signal, ...asked }: TicketsAsked & { signal?: AbortSignal | undefined } = {},
): Promise<ReadTickets<MyTickets>> {
  return caller.api.get<typeof contract.listMyTickets>('mypage/ticket/{portalId}/{eventId}[/{contentId}]', {
    params: { ...siteOf(caller), ...(contentId === undefined ? {} : { contentId }) },
    query: queryOf(asked),
    signal,
  });
}

/** The member's tickets at all events of the portal. */
export function readPortalTickets(
  { api, site }: Caller,
  { signal, ...asked }: TicketsAsked & { signal?: AbortSignal | undefined } = {},
): Promise<ReadTickets<PortalTickets>> {
  return api.get<typeof contract.listPortalTickets>('mypage/portal_ticket/{portalId}', {
    params: { portalId: site.portalId },
    query: queryOf(asked),
    signal,
  });
}

export interface Refunded {
  amount: number;
  way: 'card' | 'byHand' | 'none';
}

export async function cancelTicket(caller: Caller, contentId: number, purchasedTicketId: number): Promise<Refunded> {
  const { data } = await caller.api.post<typeof contract.cancelTicket>(
    'ticket/cancel/{portalId}/{eventId}/{contentId}',
    { params: { ...siteOf(caller), contentId }, body: { purchasedTicketId }, isQuiet: true },
  );
  return data.refund;
}

export async function withdraw(caller: Caller, contentId: number, orderId: string): Promise<void> {
  await caller.api.post<typeof withdrawApplication>('ticket/withdraw/{portalId}/{eventId}/{contentId}', {
    params: { ...siteOf(caller), contentId },
    body: { orderId },
    isQuiet: true,
  });
}

export interface StartedTransfer {
  transferUrl: string | null;
  expiresAt: string | null;
}

export async function startTransfer(
  caller: Caller,
  contentId: number,
  purchasedTicketId: number,
): Promise<StartedTransfer> {
  const { data } = await caller.api.post<typeof contract.transferTicket>(
    'ticket/transfer/{portalId}/{eventId}/{contentId}',
    { params: { ...siteOf(caller), contentId }, body: { purchasedTicketId }, isQuiet: true },
  );
  return data;
}

export async function cancelTransfer(caller: Caller, contentId: number, purchasedTicketId: number): Promise<void> {
  await caller.api.post<typeof contract.cancelTransfer>('ticket/transfer/cancel/{portalId}/{eventId}/{contentId}', {
    params: { ...siteOf(caller), contentId },
    body: { purchasedTicketId },
    isQuiet: true,
  });
}

/** Sends the link of a running transfer to the person whom the ticket is for. */
export async function mailTransfer(
  caller: Caller,
  contentId: number,
  body: { purchasedTicketId: number; mail: string },
): Promise<void> {
  await caller.api.post<typeof contract.mailTransfer>('ticket/transfer/mail/{portalId}/{eventId}/{contentId}', {
    params: { ...siteOf(caller), contentId },
    body,
    isQuiet: true,
  });
}

export async function returnTicket(caller: Caller, contentId: number, purchasedTicketId: number): Promise<void> {
  await caller.api.post<typeof contract.returnTicket>('ticket/transfer/return/{portalId}/{eventId}/{contentId}', {
    params: { ...siteOf(caller), contentId },
    body: { purchasedTicketId },
    isQuiet: true,
  });
}

export type OfferedTicket = Awaited<ReturnType<typeof readTransfer>>;

export async function readTransfer(caller: Caller, code: string) {
  const { data } = await caller.api.get<typeof contract.readTransfer>('ticket/transfer/receive/{portalId}/{eventId}', {
    params: siteOf(caller),
    query: { code },
    isQuiet: true,
  });
  return data;
}

export async function receiveTicket(caller: Caller, code: string): Promise<OfferedTicket> {
  const { data } = await caller.api.post<typeof contract.receiveTicket>(
    'ticket/transfer/receive/{portalId}/{eventId}',
    { params: siteOf(caller), body: { code }, isQuiet: true },
  );
  return data;
}

export async function lookUpTicket(caller: Caller, contentId: number, code: string): Promise<TicketAtGate> {
  const { data } = await caller.api.get<typeof contract.lookUpTicket>(
    'ticket/checkin/{portalId}/{eventId}/{contentId}',
    { params: { ...siteOf(caller), contentId }, query: { code }, isQuiet: true },
  );
  return data;
}

/** Takes the check-in that was just made back. */
export async function undoCheckIn(
  caller: Caller,
  contentId: number,
  code: string,
  { purchasedTicketId }: TicketAtGate,
): Promise<TicketAtGate> {
  const { data } = await caller.api.post<typeof contract.undoCheckIn>(
    'ticket/checkin/undo/{portalId}/{eventId}/{contentId}',
    { params: { ...siteOf(caller), contentId }, body: { purchasedTicketId, code }, isQuiet: true },
  );
  return data;
}

/**
 * Lets a ticket in as it was shown, with the collected sum. For a refused ticket it returns the reason and the ticket as
 * it is now, which may be used already or cost another sum.
 */
export async function checkInTicket(
  caller: Caller,
  contentId: number,
  code: string,
  shown: TicketAtGate,
  collected: number,
): Promise<{ ticket: TicketAtGate; refusal?: CallError }> {
  const { purchasedTicketId } = shown;
  try {
    const { data } = await caller.api.post<typeof contract.checkInTicket>(
      'ticket/checkin/{portalId}/{eventId}/{contentId}',
      {
        params: { ...siteOf(caller), contentId },
        body: { purchasedTicketId, code, ...(collected > 0 ? { collected } : {}) },
        isQuiet: true,
      },
    );
    return { ticket: data };
  } catch (error) {
    if (!isCallError(error) || error.status !== status.conflict) throw error;
    return { ticket: await lookUpTicket(caller, contentId, code).catch(() => shown), refusal: error };
  }
}
