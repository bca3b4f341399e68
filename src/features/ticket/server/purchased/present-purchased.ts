import type { PublishedSite } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { pagePath } from '#kernel/page.ts';
import { formatInstant } from '#kernel/period.ts';
import { canonicalAddress, formatSitePath } from '#kernel/site-path.ts';
import { prepareJson } from '#server/http/prepared-json.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { PurchasedTicketAnswer, TicketContent } from '../../contract.ts';
import type { TicketItem } from '../../documents.ts';
import { paymentStatusOf, paymentUnderwayOf } from '../../rules/order/payment-status.ts';
import type { PurchasedTicket } from '../../rules/purchased/purchased-ticket.ts';
import { transferLinkMs } from '../../rules/purchased/transfer.ts';
import { deadlineOfTransfer } from '../../rules/order/hold-until.ts';
import { isToOrganiser } from '../order/order-columns.ts';
import { isPurchaserOf } from '../order/order-rows.ts';
import { presentTicket, type Telling } from '../sale/present-ticket.ts';
import { holderNameOf } from './read-holder-name.ts';
import { leftOfOrder, orderOfTicket, type PurchasedRow, type TicketOutline } from './read-purchased.ts';
import { qrStringOf } from './ticket-numbers.ts';

/** The reader of tickets, and their language. */
export interface TicketViewer extends Telling {
  /** Null: a visitor, who has tickets by the number of their order. */
  memberId: number | null;
  /** The absolute address of the page that receives a ticket, without its code; null if the answer has no links. */
  receiveAddress: string | null;
  /** The reader's name by their profile (`readOwnName`). */
  ownName: string;
}

/**
 * Ordered and not paid: its payment is on its way, is to be made at a till or by a transfer, or in another way after an
 * attempt failed.
 */
export function isUnpaidTicket(row: TicketOutline): boolean {
  if (row.state === 'released') return hasRunOut(row);
  // A winner is not told of the win before the charge.
  if (row.state !== 'held' || row.lottery_status === 'PRE_SUCCESS') return false;
  if (row.order_state !== 'reserved') return true;
  // A winner's ticket whose payment failed has a status of its own (TICKET-055).
  return row.lottery_status === null && row.attempt > 0;
}

/** Its place is held, and given back when nobody pays. */
function waitsForMoney({ state, order_state }: TicketOutline): boolean {
  return state === 'held' && (order_state === 'awaiting' || order_state === 'reserved');
}

/**
 * A payment number or an account that nobody paid in time, or a winner's place that expired. Failed cards are left out.
 */
function hasRunOut({ order_state, payment_method, attempt, lottery_status }: TicketOutline): boolean {
  if (order_state !== 'expired' || lottery_status === 'FAIL') return false;
  const hadDeadline = payment_method === 'ConvenienceStore' || payment_method === 'Bank';
  return lottery_status !== null || (hadDeadline && attempt > 0);
}

/** A free ticket in hand owes nothing, even when the rest of its order is paid later (TICKET-023, TICKET-024). */
function paymentOf(row: TicketOutline): Pick<PurchasedTicket, 'paymentMethod' | 'paymentStatus'> {
  if (row.state === 'issued' && row.price === 0) return { paymentMethod: 'Free', paymentStatus: 'Sale' };
  return { paymentMethod: row.payment_method, paymentStatus: paymentStatusOf(orderOfTicket(row)) };
}

const written = (moment: Date | null): string | null => (moment === null ? null : formatInstant(moment.getTime()));

/** Until when its buyer is to pay; places may be held longer. */
function payBy(row: PurchasedRow): string | null {
  const { held_until: until } = row;
  return until !== null && isToOrganiser(row) ? formatInstant(deadlineOfTransfer(until.getTime())) : written(until);
}

/** The part of a ticket that rules depend on, for any reader. */
export function purchasedOfRow(row: TicketOutline): PurchasedTicket {
  const { document } = row;
  return {
    id: row.purchased_ticket_id,
    ticketId: row.ticket_id,
    checkinCount: row.checkin_count,
    checkinPeriodStart: document.checkinPeriodStart ?? null,
    checkinPeriodEnd: document.checkinPeriodEnd ?? null,
    availableStartedAt: written(row.available_started_at),
    canceled: row.state === 'canceled' || (row.state === 'released' && row.lottery_status !== 'FAIL') ? 1 : 0,
    isUnpaidTicket: isUnpaidTicket(row),
    ...paymentOf(row),
    lotteryStatus: row.lottery_status,
    successTicketSlotId: row.success_slot_id,
    transferStatus: row.transfer_status,
    qrString: row.state === 'issued' ? qrStringOf(row) : null,
    ticketContentSnapshot: {
      ticketType: document.ticketType,
      slots: document.slots.map(({ ticketSlotId, checkinPeriodStart, checkinPeriodEnd }) => ({
        ticketSlotId,
        checkinPeriodStart,
        checkinPeriodEnd,
      })),
      dynamicCheckinPeriod: document.dynamicCheckinPeriod,
      checkinPeriodDays: document.checkinPeriodDays,
      enableUnlimitCheckin: document.enableUnlimitCheckin,
      enableExternalQr: document.enableExternalQr,
    },
  };
}

/** Tickets for their reader. */
export function presentPurchasedTickets(rows: readonly PurchasedRow[], viewer: TicketViewer): PurchasedTicketAnswer[] {
  const snapshots = new Map<number, TicketContent>();
  return rows.map((row) => {
    let snapshot = snapshots.get(row.snapshot_id);
    if (snapshot === undefined) snapshots.set(row.snapshot_id, (snapshot = presentSnapshot(row, viewer)));
    return { ...presentOne(row, viewer), ticketContentSnapshot: snapshot };
  });
}

const presented = new WeakMap<TicketItem, Map<LanguageCode, TicketContent>>();

/**
 * The text a ticket was sold by. The text of the published site is one document for all who buy by it, and presented once.
 */
function presentSnapshot({ document, content_id }: PurchasedRow, viewer: TicketViewer): TicketContent {
  let told = presented.get(document);
  if (told === undefined) presented.set(document, (told = new Map()));
  let snapshot = told.get(viewer.language);
  if (snapshot === undefined) {
    snapshot = prepareJson(presentTicket(document, content_id, 0, viewer));
    told.set(viewer.language, snapshot);
  }
  return snapshot;
}

/**
 * One ticket (TICKET-022). Only the holder gets its number, its QR code and the link of a transfer, because each of
 * them opens a gate. Only the purchaser gets the number of the order.
 */
export function presentPurchased(row: PurchasedRow, viewer: TicketViewer): PurchasedTicketAnswer {
  return presentPurchasedTickets([row], viewer)[0]!;
}

function presentOne(
  row: PurchasedRow,
  { memberId, receiveAddress, ownName, site, language }: TicketViewer,
): Omit<PurchasedTicketAnswer, 'ticketContentSnapshot'> {
  const { checkinPeriodStart, checkinPeriodEnd, ...ticket } = purchasedOfRow(row);
  const isPurchaser = isPurchaserOf(row, memberId);
  // A visitor's purchase is never handed on.
  const isHolder = memberId === null ? isPurchaser : row.holder_id === memberId;
  const transferCode = isHolder ? row.transfer_code : null;
  const startedAt = row.transfer_started_at;
  return {
    id: ticket.id,
    orderId: isPurchaser ? row.order_number : '',
    ticketId: ticket.ticketId,
    ticketMultiplePriceId: row.multiple_price_id,
    code: isHolder ? row.code : '',
    holderName: isHolder ? holderNameOf(row, ownName, site, language) : '',
    price: isPurchaser ? row.price : 0,
    originalPrice: isPurchaser ? row.original_price : 0,
    orderLeft: isPurchaser ? leftOfOrder(row) : 0,
    checkinCount: isHolder ? ticket.checkinCount : 0,
    checkinPeriodStart: checkinPeriodStart ?? null,
    checkinPeriodEnd: checkinPeriodEnd ?? null,
    availableStartedAt: ticket.availableStartedAt ?? null,
    canceled: ticket.canceled,
    isUnpaidTicket: ticket.isUnpaidTicket,
    payBy: isPurchaser && waitsForMoney(row) ? payBy(row) : null,
    paymentUnderway: isPurchaser && ticket.isUnpaidTicket ? paymentUnderwayOf(row.order_state) : null,
    paymentMethod: ticket.paymentMethod,
    paymentStatus: ticket.paymentStatus,
    lotteryStatus: ticket.lotteryStatus,
    successTicketSlotId: ticket.successTicketSlotId,
    transferCode,
    transferStatus: ticket.transferStatus,
    transferUrl: transferUrlOf(receiveAddress, transferCode),
    transferExpiresAt: startedAt === null ? null : formatInstant(startedAt.getTime() + transferLinkMs),
    qrString: isHolder ? ticket.qrString : null,
    isPurchaser,
  };
}

/** Who looks at the tickets of a site by a call. Links lead to the host that was asked. `ownName`: see `readOwnName`. */
export function viewerOf(
  site: PublishedSite,
  memberId: number | null,
  { language, protocol, host, hostSite }: RequestContext,
  ownName = '',
): TicketViewer {
  const address = canonicalAddress(hostSite, site, pagePath('transferReceive'));
  const receiveAddress = address === undefined ? null : `${protocol}://${host}${formatSitePath(hostSite, address)}`;
  return { site, language, memberId, receiveAddress, ownName };
}

/** The link with which a recipient receives a ticket (TRANSFER-007). */
export function transferUrlOf(receiveAddress: string | null, code: string | null): string | null {
  return receiveAddress === null || code === null ? null : `${receiveAddress}?code=${code}`;
}
