import { type RawBuilder, sql } from 'kysely';

/**
 * What of the price of tickets that are good is not with the organiser any more: what they gave back without cancelling
 * a ticket, and what banks took. The sum of an order is shared by the prices of its tickets, to the yen. A relation of
 * `purchased_ticket_id` and `amount`.
 */
export const wentBackOf = (siteKey: string): RawBuilder<unknown> => sql`(
  select t.purchased_ticket_id, least(b.amount, t.whole) * t.upto / t.whole
    - least(b.amount, t.whole) * (t.upto - t.price) / t.whole as amount
  from (
    select r.order_id, sum(r.amount)::bigint as amount
    from ticket_refund r join ticket_order o on o.order_id = r.order_id
      join purchased_ticket named on named.purchased_ticket_id = r.purchased_ticket_id
    where o.site_key = ${siteKey} and (named.state = 'issued'
      or exists (select from ticket_chargeback c where c.ticket_refund_id = r.ticket_refund_id))
    group by r.order_id
  ) b cross join lateral (
    select p.purchased_ticket_id, p.price::bigint as price,
      (sum(p.price) over (order by p.purchased_ticket_id))::bigint as upto, (sum(p.price) over ())::bigint as whole
    from purchased_ticket p where p.order_id = b.order_id and p.state = 'issued'
  ) t where t.whole > 0
)`;
