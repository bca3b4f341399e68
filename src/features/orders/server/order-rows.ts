import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

export type FoundOrder = Selectable<Tables['ticket_order']> & { receipt_at: Date | null };

/** An order of this site alone, by its number or by its first one; undefined: another site's, or nobody's. */
export async function findOrder(
  kysely: Kysely<Tables>,
  siteKey: string,
  orderNumber: string,
): Promise<FoundOrder | undefined> {
  return kysely
    .selectFrom('ticket_order as o')
    .selectAll('o')
    .select(
      sql<Date | null>`(select p.downloaded_at from ticket_receipt p where p.order_id = o.order_id)`.as('receipt_at'),
    )
    .where('o.site_key', '=', siteKey)
    .where(({ or, eb }) => or([eb('o.order_number', '=', orderNumber), eb('o.gateway_number', '=', orderNumber)]))
    .executeTakeFirst();
}

export type RefundOfOrder = Pick<
  Selectable<Tables['ticket_refund']>,
  'ticket_refund_id' | 'purchased_ticket_id' | 'attempt' | 'amount' | 'way' | 'state' | 'created_at' | 'changed_at'
> & {
  /** Nobody gave it back: the buyer's bank took it. */
  isOfBank: SqlBool;
};

export async function readRefunds(kysely: Kysely<Tables>, orderId: number): Promise<RefundOfOrder[]> {
  return kysely
    .selectFrom('ticket_refund')
    .select([
      'ticket_refund_id',
      'purchased_ticket_id',
      'attempt',
      'amount',
      'way',
      'state',
      'created_at',
      'changed_at',
    ])
    .select(
      sql<SqlBool>`exists (select from ticket_chargeback c where c.ticket_refund_id = ticket_refund.ticket_refund_id)`.as(
        'isOfBank',
      ),
    )
    .where('order_id', '=', orderId)
    .orderBy('ticket_refund_id')
    .execute();
}

/** The newest chargeback of an order. */
export async function readChargeback(kysely: Kysely<Tables>, orderId: number) {
  return kysely
    .selectFrom('ticket_chargeback')
    .select(['amount', 'state', 'reason', 'respond_by'])
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
