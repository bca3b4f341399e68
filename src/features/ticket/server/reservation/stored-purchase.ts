import { asStored } from '#server/database/read-stored.ts';
import type { TicketItem } from '../../documents.ts';
import { nextAsk } from '../../rules/order/next-ask.ts';
import type { OrderRow } from '../order/order-columns.ts';
import { purchasedRow, type PurchasedRow, type TicketRow } from '../purchased/read-purchased.ts';
import type { Refused } from '../sale/sale-locks.ts';
import type { PendingApplication, PendingPurchase, WantedPlace } from './reservation.ts';

/** The row of a purchase without the ids that the database gives; the caller need not read it back. */
export function newOrder(purchase: PendingPurchase | PendingApplication): Omit<OrderRow, 'order_id'> {
  const now = new Date(purchase.now);
  const askAt = nextAsk(purchase.state, purchase.now, purchase.now);
  return {
    order_number: purchase.orderNumber,
    gateway_number: null,
    purchase_key: purchase.purchaseKey,
    site_key: purchase.siteKey,
    content_id: purchase.contentId,
    purchaser_id: purchase.purchaserId,
    purchaser_left: false,
    state: purchase.state,
    payment_method: purchase.paymentMethod,
    amount: purchase.amount,
    canceled_unpaid: 0,
    is_deferred: purchase.isDeferred,
    attempt: purchase.attempt,
    paid_attempt: null,
    refunded_attempts: [],
    is_settled: false,
    given_back: 0,
    held_until: purchase.heldUntil === null ? null : new Date(purchase.heldUntil),
    ask_at: askAt === null ? null : new Date(askAt),
    code_key: purchase.code?.key ?? null,
    language: purchase.language,
    purchaser_mail: purchase.purchaserMail,
    purchaser_info: asStored(purchase.purchaserInfo),
    addressee: purchase.addressee,
    include_receipt: purchase.includeReceipt,
    payment: asStored(purchase.payment),
    lottery: 'lottery' in purchase ? asStored(purchase.lottery) : null,
    ordered_at: now,
    paid_at: null,
    changed_at: now,
    tell: purchase.tell,
    last_draw: 0,
    leaves_draws: false,
  };
}

export function newTicket(
  purchase: PendingPurchase | PendingApplication,
  place: WantedPlace,
): Omit<TicketRow, 'purchased_ticket_id' | 'order_id'> {
  const state = purchase.state === 'applied' ? 'applied' : purchase.state === 'completed' ? 'issued' : 'held';
  return {
    site_key: purchase.siteKey,
    content_id: purchase.contentId,
    ticket_id: place.ticketId,
    multiple_price_id: place.priceId,
    snapshot_id: place.snapshotId,
    price: place.price,
    original_price: place.originalPrice,
    state,
    purchaser_id: purchase.purchaserId,
    holder_id: purchase.purchaserId,
    code: place.code,
    qr_secret: place.qrSecret,
    checkin_count: 0,
    lottery_status: state === 'applied' ? 'WAITING' : null,
    success_slot_id: null,
    transfer_status: null,
    transfer_code: null,
    transfer_started_at: null,
    available_started_at: state === 'issued' ? new Date(purchase.now) : null,
    canceled_at: null,
    checkin_user_mail: place.mail,
    checkin_user_info: asStored(place.info),
  };
}

/** The ids that the database gave to an order and, in their order, to its tickets. */
export interface GivenNumbers {
  orderId: number;
  ticketIds: readonly number[];
}

export interface StoredPurchase {
  order: OrderRow;
  tickets: readonly TicketRow[];
}

export function storedPurchase(
  purchase: PendingPurchase | PendingApplication,
  { orderId, ticketIds }: GivenNumbers,
): StoredPurchase {
  const tickets = purchase.places.map((place, nth) => {
    const id = ticketIds[nth];
    if (id === undefined) throw new Error('A ticket was stored without a number.');
    return { ...newTicket(purchase, place), order_id: orderId, purchased_ticket_id: id };
  });
  tickets.sort((a, b) => a.purchased_ticket_id - b.purchased_ticket_id);
  return { order: { ...newOrder(purchase), order_id: orderId }, tickets };
}

/** The tickets as `readPurchased` would answer them; `documentOf` gives the texts at the time of the sale. */
export function purchasedRows(
  { order, tickets }: StoredPurchase,
  documentOf: (ticketId: number) => TicketItem,
): PurchasedRow[] {
  return tickets.map((ticket) => purchasedRow(ticket, order, documentOf(ticket.ticket_id)));
}

/** The outcome of taking places. `repeated`: an order with this key exists, and that order is the answer. */
export type Reserved = { outcome: 'accepted'; stored: StoredPurchase } | { outcome: 'repeated' } | Refused;
