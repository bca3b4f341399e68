import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import type { OrderState } from '../../rules/order/order.ts';
import { applyEvent } from '../order/apply-event.ts';
import { lockOrder, readPlaces } from '../order/order-rows.ts';
import { isOpen } from './draw-rows.ts';

/**
 * Takes an application out of its lottery, if the lottery is open, and answers the state of its order. The rows of the
 * order and of the draw stay locked until the transaction ends, so the closing comes before it or after it. Nobody is
 * told, because nothing was held or charged.
 */
export async function withdraw(
  tx: Transaction<Tables>,
  orderId: number,
  now: Instant,
): Promise<OrderState | undefined> {
  const row = await lockOrder(tx, { orderId });
  if (row === undefined) return undefined;
  const [place] = await readPlaces(tx, orderId, ['applied']);
  const key = place && { siteKey: row.site_key, contentId: row.content_id, ticketId: place.ticketId };
  const event = { type: 'withdraw', isOpen: key !== undefined && (await isOpen(tx, key, now)) } as const;
  return (await applyEvent(tx, row, event, { now })).order.state;
}
