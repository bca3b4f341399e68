import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { PendingPurchase } from './reservation.ts';

/** An application to a lottery: places of nothing yet. */
export interface PendingApplication extends Omit<PendingPurchase, 'state' | 'attempt' | 'heldUntil'> {
  state: 'applied';
  attempt: 0;
  heldUntil: null;
  lottery: { entrantId: string; slots: readonly number[]; enableExtraSlot: boolean };
}

const json = (value: object) => sql<object>`${JSON.stringify(value)}::jsonb`;

/** Stores an order with its tickets; false when another with its key was faster. */
export async function insertOrder(
  tx: Kysely<Tables>,
  purchase: PendingPurchase | PendingApplication,
): Promise<boolean> {
  const now = new Date(purchase.now);
  const order = await tx
    .insertInto('ticket_order')
    .values({
      order_number: purchase.orderNumber,
      purchase_key: purchase.purchaseKey,
      site_key: purchase.siteKey,
      content_id: purchase.contentId,
      purchaser_id: purchase.purchaserId,
      state: purchase.state,
      payment_method: purchase.paymentMethod,
      amount: purchase.amount,
      is_deferred: purchase.isDeferred,
      attempt: purchase.attempt,
      held_until: purchase.heldUntil === null ? null : new Date(purchase.heldUntil),
      code_key: purchase.code?.key ?? null,
      language: purchase.language,
      purchaser_mail: purchase.purchaserMail,
      purchaser_info: json(purchase.purchaserInfo),
      addressee: purchase.addressee,
      include_receipt: purchase.includeReceipt,
      payment: json(purchase.payment),
      lottery: 'lottery' in purchase ? json(purchase.lottery) : null,
      ordered_at: now,
      changed_at: now,
      tell: purchase.tell,
    })
    .onConflict((known) => known.column('purchase_key').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (order === undefined) return false;
  const state = purchase.state === 'applied' ? 'applied' : purchase.state === 'completed' ? 'issued' : 'held';
  await tx
    .insertInto('purchased_ticket')
    .values(
      purchase.places.map((place) => ({
        order_id: order.order_id,
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
        lottery_status: state === 'applied' ? ('WAITING' as const) : null,
        available_started_at: state === 'issued' ? now : null,
        checkin_user_mail: place.mail,
        checkin_user_info: json(place.info),
      })),
    )
    .execute();
  return true;
}
