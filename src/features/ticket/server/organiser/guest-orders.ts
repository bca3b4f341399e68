import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/** Somebody who bought without an account, by the address that they gave. */
export interface Guest {
  /** The site whose accounts count: a portal stands for its events. */
  realmKey: string;
  mail: string;
}

/** Of an order (o). */
export const isOrderOfGuest = ({ realmKey, mail }: Guest): RawBuilder<SqlBool> => sql<SqlBool>`
  o.purchaser_id is null and not o.purchaser_left and lower(o.purchaser_mail) = ${mail.toLowerCase()}
  and o.site_key in (select s.site_key from site s where ${realmKey} in (s.site_key, s.portal_key))`;

/** What somebody ordered without an account, with what they answered; no secrets of QR codes. */
export async function readGuestOrders(kysely: Kysely<Tables>, guest: Guest): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select jsonb_build_object(
      'site', o.site_key, 'orderNumber', o.order_number, 'state', o.state, 'paymentMethod', o.payment_method,
      'amount', o.amount, 'mail', o.purchaser_mail, 'answers', o.purchaser_info, 'addressee', o.addressee,
      'language', o.language, 'orderedAt', o.ordered_at, 'paidAt', o.paid_at,
      'tickets', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'ticketId', t.ticket_id, 'price', t.price, 'state', t.state,
          'companion', jsonb_build_object('mail', t.checkin_user_mail, 'answers', t.checkin_user_info)
        ) order by t.purchased_ticket_id), '[]') from purchased_ticket t where t.order_id = o.order_id),
      'changes', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'reason', c.reason, 'person', c.person, 'at', c.made_at)
          order by c.order_change_id), '[]') from order_change c where c.order_id = o.order_id)
    ) as data
    from ticket_order o where ${isOrderOfGuest(guest)} order by o.order_id`.execute(kysely);
  return rows.map(({ data }) => data);
}

/** What stays of the orders of a person, because it is the organiser's books. */
export interface KeptOrders {
  orders: number;
  /** Of money. */
  paid: number;
  receipts: number;
  /** Tickets that still let somebody in. */
  validTickets: number;
}

/** The orders of a member, and of a guest. */
export async function countKept(
  kysely: Kysely<Tables>,
  guest: Guest,
  memberId: number | undefined,
): Promise<{ ofMember: KeptOrders; ofGuest: KeptOrders }> {
  const counted = async (which: RawBuilder<SqlBool>): Promise<KeptOrders> => {
    const { rows } = await sql<KeptOrders>`
      select count(*)::int as orders, count(*) filter (where o.amount > 0 and o.paid_at is not null)::int as paid,
        count(*) filter (where exists (select from ticket_receipt p where p.order_id = o.order_id))::int as receipts,
        coalesce(sum((
          select count(*) from purchased_ticket t
          where t.order_id = o.order_id and t.state = 'issued' and t.checkin_count = 0
        )), 0)::int as "validTickets"
      from ticket_order o where ${which}`.execute(kysely);
    return rows[0] ?? { orders: 0, paid: 0, receipts: 0, validTickets: 0 };
  };
  return {
    ofMember: await counted(sql<SqlBool>`o.purchaser_id = ${memberId ?? 0}`),
    ofGuest: await counted(isOrderOfGuest(guest)),
  };
}

/** Empties the orders of a guest of who they are, as those of a member who leaves; answers how many there were. */
export async function eraseGuestOrders(tx: Transaction<Tables>, guest: Guest): Promise<number> {
  const { rows } = await sql<{ order_id: number }>`
    select o.order_id from ticket_order o where ${isOrderOfGuest(guest)} order by o.order_id for no key update`.execute(
    tx,
  );
  const ids = rows.map((row) => row.order_id);
  if (ids.length === 0) return 0;
  await sql`
    update ticket_order set purchaser_mail = '', purchaser_info = '[]', addressee = '', purchaser_left = true
    where order_id = any(${ids}::int[])`.execute(tx);
  await sql`
    update purchased_ticket set checkin_user_mail = '', checkin_user_info = '[]',
      transfer_status = case transfer_status when 'TRANSFERRING' then null else transfer_status end,
      transfer_code = null, transfer_started_at = null
    where order_id = any(${ids}::int[])`.execute(tx);
  await sql`update order_change set reason = '', person = null where order_id = any(${ids}::int[])`.execute(tx);
  return ids.length;
}
