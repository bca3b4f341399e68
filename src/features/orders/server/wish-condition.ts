import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { silentMs } from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { type OrderWish, statesOfStanding } from '../rules/order-standing.ts';

/** Of an order that is deferred and not settled, so that its money is to come. */
const isOwed = sql<SqlBool>`(o.paid_attempt is null and not o.is_settled and o.amount > o.canceled_unpaid)`;

const openRefund = (way: 'byHand' | 'gateway', also: RawBuilder<unknown>) =>
  sql<SqlBool>`o.order_id in (select r.order_id from ticket_refund r where r.state <> 'done' and r.way = ${way} ${also})`;

/** What the list of orders (o) is cut down to. */
export function wishCondition(wish: OrderWish, now: Instant): RawBuilder<SqlBool> {
  switch (wish) {
    case 'owed':
      return sql`o.state = 'completed' and ${isOwed}`;
    case 'completed':
      return sql`o.state = 'completed' and not ${isOwed}`;
    case 'silent':
      return sql`o.state = 'checking' and o.held_until <= ${new Date(now - silentMs)}`;
    case 'refundByHand':
      return openRefund('byHand', sql``);
    case 'refundFailed':
      return openRefund('gateway', sql`and r.state = 'failed'`);
    case 'chargedBack':
      return sql`o.order_id in (select c.order_id from ticket_chargeback c where c.state = 'open')`;
    case 'applied':
    case 'lost':
    case 'buying':
    case 'checking':
    case 'awaiting':
    case 'expired':
    case 'canceled':
      return sql`o.state = any(${statesOfStanding(wish)}::text[])`;
  }
}
