import { sql } from 'kysely';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';

/**
 * What a member ordered and has, with what they answered. The secrets of QR codes and transfer links stay out,
 * and the number of a ticket that somebody else holds, which opens gates as well.
 */
export function ticketData(database: Database): PersonalDataPart {
  return {
    name: 'tickets',
    tables: ['ticket_order', 'order_change', 'purchased_ticket', 'ticket_checkin', 'ticket_refund', 'ticket_receipt'],
    async read({ memberId }) {
      const { rows } = await sql<{ data: unknown }>`
        select jsonb_build_object(
          'orders', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'site', o.site_key, 'contentId', o.content_id, 'orderNumber', o.order_number, 'state', o.state,
              'paymentMethod', o.payment_method, 'amount', o.amount,
              'canceledUnpaid', o.canceled_unpaid, 'discountCode', o.code_key,
              'mail', o.purchaser_mail, 'answers', o.purchaser_info, 'addressee', o.addressee, 'language', o.language,
              'lottery', o.lottery, 'orderedAt', o.ordered_at, 'paidAt', o.paid_at,
              'refunds', (
                select coalesce(jsonb_agg(jsonb_build_object(
                  'amount', r.amount, 'way', r.way, 'state', r.state, 'createdAt', r.created_at
                ) order by r.created_at), '[]') from ticket_refund r where r.order_id = o.order_id),
              'changes', (
                select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'reason', c.reason, 'person', c.person, 'at', c.made_at)
                  order by c.order_change_id), '[]') from order_change c where c.order_id = o.order_id),
              'receipts', (
                select coalesce(jsonb_agg(jsonb_build_object(
                  'addressee', p.addressee, 'downloadedAt', p.downloaded_at
                )), '[]') from ticket_receipt p where p.order_id = o.order_id)
            ) order by o.ordered_at, o.order_id), '[]')
            from ticket_order o where o.purchaser_id = ${memberId}),
          'tickets', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'site', t.site_key, 'contentId', t.content_id, 'ticketId', t.ticket_id,
              'number', case when t.holder_id = ${memberId} then t.code end,
              'price', t.price, 'state', t.state,
              'isPurchaser', t.purchaser_id is not distinct from ${memberId}::integer,
              'isHolder', t.holder_id is not distinct from ${memberId}::integer,
              'lotteryStatus', t.lottery_status, 'transferStatus', t.transfer_status,
              'availableFrom', t.available_started_at, 'canceledAt', t.canceled_at,
              'companion', case when t.purchaser_id = ${memberId}
                then jsonb_build_object('mail', t.checkin_user_mail, 'answers', t.checkin_user_info) end,
              'checkins', case when t.holder_id = ${memberId} then (
                select coalesce(jsonb_agg(c.checked_in_at order by c.checked_in_at), '[]')
                from ticket_checkin c where c.purchased_ticket_id = t.purchased_ticket_id) end
            ) order by t.purchased_ticket_id), '[]')
            from purchased_ticket t where t.purchaser_id = ${memberId} or t.holder_id = ${memberId})
        ) as data`.execute(database.kysely);
      return rows[0]?.data ?? null;
    },
  };
}
