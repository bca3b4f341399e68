import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { OfficeOrder } from '../../rules/organiser/judge-change.ts';
import { type OrderRow, orderOf } from '../order/order-columns.ts';
import { type PurchasedRow, readPurchased } from '../purchased/read-purchased.ts';

export interface OfficeRows {
  office: OfficeOrder;
  tickets: readonly PurchasedRow[];
}

/** An order as an organiser changes it; for a change its row has to be locked. */
export async function readOffice(connection: Kysely<Tables>, row: OrderRow): Promise<OfficeRows> {
  const tickets = await readPurchased(connection, { orderId: row.order_id });
  return {
    tickets,
    office: {
      order: orderOf(row),
      paymentMethod: row.payment_method,
      paidAt: row.paid_at?.getTime(),
      givenBack: row.given_back,
      tickets: tickets.map((one) => ({
        id: one.purchased_ticket_id,
        isIssued: one.state === 'issued',
        checkinCount: one.checkin_count,
      })),
    },
  };
}
