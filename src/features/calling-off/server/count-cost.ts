import { type Kysely, sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { dayMs, startOfTokyoDay } from '#kernel/period.ts';
import type { Tables } from '#server/database/tables.ts';
import type { readCallingOff } from '../contract.ts';

type Cost = NonNullable<AnswerOf<typeof readCallingOff>['cost']>;

/** How long a card takes refunds. */
const cardDays = 90;

/**
 * What calling an event off will come to, counted in the database by the rules of `refundOfCallingOff`: an event may
 * have 100,000 orders. The tests compare it with what the job did.
 */
export async function countCost({ kysely }: { kysely: Kysely<Tables> }, siteKey: string, now: Instant): Promise<Cost> {
  const cardsSince = new Date(startOfTokyoDay(now) - cardDays * dayMs);
  const { rows } = await sql<{
    method: string;
    way: 'gateway' | 'byHand';
    orders: number;
    refunded: number;
    full: number;
    kept: number;
    paid: number;
    free: number;
    unpaid: number;
  }>`
    with ticket as materialized (
      select t.order_id, count(*)::integer as number, sum(t.price)::bigint as price,
        count(*) filter (where t.price > 0)::integer as paid,
        sum(greatest(0, t.price - coalesce((s.document ->> 'cancelFee')::integer, 0)))::bigint as after_fees
      from purchased_ticket t join ticket_snapshot s on s.snapshot_id = t.snapshot_id
      where t.site_key = ${siteKey} and t.state = 'issued' group by t.order_id
    ),
    sold as (
      select o.payment_method as method, t.*,
        o.paid_attempt is not null or o.is_settled as is_paid,
        case when o.payment_method = 'CreditCard' and o.paid_attempt is not null and o.paid_at >= ${cardsSince}
          then 'gateway' else 'byHand' end as way,
        case when o.paid_attempt is not null or o.is_settled
          then greatest(0, o.amount - o.canceled_unpaid - o.given_back) else 0 end as left_back
      from ticket_order o join ticket t on t.order_id = o.order_id
      where o.site_key = ${siteKey} and o.state = 'completed'
    )
    select method, way, count(*)::integer as orders,
      count(*) filter (where least(left_back, price) > 0)::integer as refunded,
      sum(least(left_back, price))::float8 as full, sum(least(left_back, after_fees))::float8 as kept,
      sum(paid)::integer as paid, sum(number - paid)::integer as free,
      count(*) filter (where not is_paid and price > 0)::integer as unpaid
    from sold group by 1, 2 order by 1, 2`.execute(kysely);
  const openStates = sql`('applied', 'reserved', 'charging', 'authenticating', 'checking', 'awaiting')`;
  const { rows: open } = await sql<{ applied: number; open: number }>`
    select count(*) filter (where state = 'applied')::integer as applied,
      count(*) filter (where state <> 'applied')::integer as open
    from ticket_order where site_key = ${siteKey} and state in ${openStates}`.execute(kysely);
  // One for each address, whatever it has.
  const { rows: told } = await sql<{ mails: number }>`
    select count(distinct lower(mail))::integer as mails from (
      select o.purchaser_mail as mail from ticket_order o where o.site_key = ${siteKey} and (
        o.state in ${openStates} or (o.state = 'completed' and exists (
          select from purchased_ticket t where t.order_id = o.order_id and t.state = 'issued')))
      union all
      select m.mail from purchased_ticket t join ticket_order o on o.order_id = t.order_id
        join member m on m.member_id = t.holder_id
      where t.site_key = ${siteKey} and t.state = 'issued' and o.state = 'completed'
        and t.holder_id is distinct from t.purchaser_id
    ) told where mail <> ''`.execute(kysely);
  const sum = (key: 'orders' | 'paid' | 'free' | 'unpaid'): number => rows.reduce((all, row) => all + row[key], 0);
  return {
    orders: sum('orders'),
    paidTickets: sum('paid'),
    freeTickets: sum('free'),
    refunds: rows
      .filter(({ full }) => full > 0)
      .map(({ method, way, refunded, full, kept }) => ({ method, way, orders: refunded, full, fees: full - kept })),
    unpaid: sum('unpaid') + (open[0]?.open ?? 0),
    applications: open[0]?.applied ?? 0,
    mails: told[0]?.mails ?? 0,
  };
}
