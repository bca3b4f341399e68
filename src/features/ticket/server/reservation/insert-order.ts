import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { tellCommitted } from '#server/realtime/hints.ts';
import { salesTopic } from '../../rules/sale/sales-topic.ts';
import { tallyCommitted } from '#server/database/tally.ts';
import { letOrdersBeFound } from '../order/let-orders-be-found.ts';
import type { PendingApplication, PendingPurchase } from './reservation.ts';
import { newOrder, newTicket, type StoredPurchase, storedPurchase } from './stored-purchase.ts';

const json = (value: unknown) => sql<object>`${JSON.stringify(value)}::jsonb`;

/** Stores an order with its tickets; undefined when an order with the same key exists. */
export async function insertOrder(
  tx: Kysely<Tables>,
  purchase: PendingPurchase | PendingApplication,
): Promise<StoredPurchase | undefined> {
  const { purchaser_info, payment, lottery, ...order } = newOrder(purchase);
  const stored = await tx
    .insertInto('ticket_order')
    .values({
      ...order,
      purchaser_info: json(purchaser_info),
      payment: json(payment),
      lottery: lottery === null ? null : json(lottery),
    })
    .onConflict((known) => known.column('purchase_key').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  tallyCommitted(tx, 'hiroba_orders_total', { state: order.state });
  tellCommitted(tx, salesTopic(order.site_key));
  const { order_id } = stored;
  await letOrdersBeFound(tx, [
    {
      orderId: order_id,
      siteKey: order.site_key,
      orderNumber: order.order_number,
      mail: order.purchaser_mail,
      answers: purchaser_info,
    },
  ]);
  const tickets = await tx
    .insertInto('purchased_ticket')
    .values(
      purchase.places.map((place) => {
        const { checkin_user_info, ...ticket } = newTicket(purchase, place);
        return { ...ticket, order_id, checkin_user_info: json(checkin_user_info) };
      }),
    )
    .returning(['code', 'purchased_ticket_id'])
    .execute();
  const ids = new Map(tickets.map(({ code, purchased_ticket_id }) => [code, purchased_ticket_id]));
  const ticketIds = purchase.places.map(({ code }) => ids.get(code)!);
  return storedPurchase(purchase, { orderId: order_id, ticketIds });
}
