import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { nextAsk } from '#features/ticket/rules/order/next-ask.ts';
import type { TicketOrderTable } from '#features/ticket/server/order/order-tables.ts';
import type { PurchasedTicketTable } from '#features/ticket/server/purchased/purchased-tables.ts';
import { stockMoved } from '#features/ticket/server/sale/kept-stock.ts';
import type { Database } from '#server/database/database.ts';
import { ticketItem } from './purchased-rows.ts';

export interface SoldTickets {
  orderId: number;
  orderNumber: string;
  /** The ids of the tickets, in the order in which they were bought. */
  ids: number[];
}

interface Sale {
  siteKey?: string;
  contentId?: number;
  /** The organiser's text about the ticket. */
  item?: object;
  number?: number;
  order?: Partial<Insertable<TicketOrderTable>>;
  ticket?: Partial<Insertable<PurchasedTicketTable>>;
}

/** What makes of a sale an application to a lottery that is drawn on 1 December. */
export const appliedFor = {
  item: {
    ticketType: 'LOTTERY',
    enableSalesPeriod: true,
    salesPeriodEnd: '2026-11-30',
    lottery: { drawAt: '2026-12-01 10:00' },
  },
  order: {
    state: 'applied',
    attempt: 0,
    paid_attempt: null,
    paid_at: null,
    lottery: { entrantId: 'E1', slots: [], enableExtraSlot: false },
  },
  ticket: { state: 'applied', lottery_status: 'WAITING' },
} as const satisfies Sale;

const soldAt = new Date('2026-11-10T10:00:00+09:00');

/** Tickets that a member bought by card on 10 November for 1,000 yen each, with their stock; written as rows. */
export async function sellTicket(
  database: Database,
  purchaserId: number | null,
  sale: Sale = {},
): Promise<SoldTickets> {
  const { kysely } = database;
  const { siteKey = 'event/11', contentId = 80, number = 1 } = sale;
  const item = ticketItem(sale.item);
  const key = { site_key: siteKey, content_id: contentId, ticket_id: item.detailId };
  // An empty database has no site; an existing site stays as it is.
  const event_id = Number(siteKey.split('/')[1]);
  await kysely
    .insertInto('site')
    .values({ site_key: siteKey, portal_id: 0, event_id })
    .onConflict((there) => there.doNothing())
    .execute();
  const askAt = nextAsk(sale.order?.state ?? 'completed', soldAt.getTime(), soldAt.getTime());
  const orderNumber = sale.order?.order_number ?? randomUUID();
  const document = sql<object>`${JSON.stringify(item)}::jsonb`;
  const digest = randomUUID().replaceAll('-', '').repeat(2);
  const { snapshot_id } = await kysely
    .insertInto('ticket_snapshot')
    .values({ ...key, digest, document })
    .returning('snapshot_id')
    .executeTakeFirstOrThrow();
  const { order_id: orderId } = await kysely
    .insertInto('ticket_order')
    .values({
      order_number: orderNumber,
      purchase_key: randomUUID(),
      site_key: siteKey,
      content_id: contentId,
      purchaser_id: purchaserId,
      state: 'completed',
      ask_at: askAt === null ? null : new Date(askAt),
      payment_method: item.price === 0 ? 'Free' : 'CreditCard',
      amount: item.price * number,
      attempt: 1,
      paid_attempt: 1,
      language: 'jpn',
      purchaser_mail: 'aoi@example.jp',
      purchaser_info: sql<object>`'[]'::jsonb`,
      payment: sql<object>`'{}'::jsonb`,
      ordered_at: soldAt,
      paid_at: soldAt,
      changed_at: soldAt,
      ...sale.order,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const state = sale.ticket?.state ?? 'issued';
  const rows = await kysely
    .insertInto('purchased_ticket')
    .values(
      Array.from({ length: number }, () => ({
        ...key,
        order_id: orderId,
        snapshot_id,
        price: item.price,
        original_price: item.price,
        state,
        purchaser_id: purchaserId,
        holder_id: purchaserId,
        code: newCode(),
        qr_secret: randomUUID(),
        available_started_at: state === 'issued' ? soldAt : null,
        checkin_user_info: sql<object>`'[]'::jsonb`,
        ...sale.ticket,
      })),
    )
    .returning('purchased_ticket_id')
    .execute();
  const taken = state === 'issued' || state === 'held' ? number : 0;
  await kysely
    .insertInto('ticket_stock')
    .values({ ...key, taken })
    .onConflict((there) =>
      there.columns(['site_key', 'content_id', 'ticket_id']).doUpdateSet({ taken: sql`ticket_stock.taken + ${taken}` }),
    )
    .execute();
  stockMoved({ siteKey: key.site_key, contentId: key.content_id });
  return { orderId, orderNumber, ids: rows.map(({ purchased_ticket_id }) => purchased_ticket_id) };
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newCode(): string {
  const drawn = Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * 32)]).join('');
  return (drawn.match(/.{4}/g) ?? []).join('-');
}
