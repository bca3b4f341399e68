import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { applyEvent } from '../order/apply-event.ts';
import { lockOrder, readPlaces } from '../order/order-rows.ts';
import { moveStock } from '../sale/stock-rows.ts';
import type { PurchasedRow } from './read-purchased.ts';

/** A ticket that is locked is cancelled: its link ends, its order hears of it, and its place is free. */
export async function storeCancellation(tx: Transaction<Tables>, ticket: PurchasedRow, now: Instant): Promise<void> {
  await tx
    .updateTable('purchased_ticket')
    .set({
      state: 'canceled',
      canceled_at: new Date(now),
      transfer_status: null,
      transfer_code: null,
      transfer_started_at: null,
    })
    .where('purchased_ticket_id', '=', ticket.purchased_ticket_id)
    .execute();
  // Before the place is given back: a use of a code is locked before places are, as purchases lock them.
  await cancelInOrder(tx, ticket, now);
  const key = { siteKey: ticket.site_key, contentId: ticket.content_id };
  await moveStock(tx, key, [{ ticketId: ticket.ticket_id, number: 1 }], -1);
}

async function cancelInOrder(tx: Transaction<Tables>, ticket: PurchasedRow, now: Instant): Promise<void> {
  const row = await lockOrder(tx, { orderId: ticket.order_id });
  if (row === undefined) throw new Error('A ticket has no order.');
  const left = await readPlaces(tx, ticket.order_id, ['issued']);
  await applyEvent(tx, row, { type: 'ticketCanceled', price: ticket.price, isLast: left.length === 0 }, { now });
}
