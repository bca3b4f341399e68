import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { applyEvent } from '../order/apply-event.ts';
import { lockOrder, readPlaces } from '../order/order-rows.ts';
import type { PurchasedRow } from './read-purchased.ts';

/**
 * What it makes of an order that a ticket of it was cancelled, both being locked. Before its place is given back: a use
 * of a code is locked before places are, as purchases lock them.
 */
export async function cancelInOrder(tx: Transaction<Tables>, ticket: PurchasedRow, now: Instant): Promise<void> {
  const row = await lockOrder(tx, { orderId: ticket.order_id });
  if (row === undefined) throw new Error('A ticket has no order.');
  const left = await readPlaces(tx, ticket.order_id, ['issued']);
  await applyEvent(tx, row, { type: 'ticketCanceled', price: ticket.price, isLast: left.length === 0 }, { now });
}
