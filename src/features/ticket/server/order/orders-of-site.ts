import { sql } from 'kysely';
import type { OrdersOfSite } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';

/** What a site has sold, and which orders are still open. */
export async function countOrders({ kysely }: Pick<Database, 'kysely'>, siteKey: string): Promise<OrdersOfSite> {
  const { rows } = await sql<OrdersOfSite>`
    select
      count(*) filter (where o.state = 'completed')::int as completed,
      count(*) filter (where o.state not in ('completed', 'lost', 'expired', 'canceled'))::int as waiting,
      (select count(*)::int from purchased_ticket where site_key = ${siteKey} and state = 'issued') as tickets,
      (
        select count(*)::int from ticket_refund r join ticket_order ro on ro.order_id = r.order_id
        where ro.site_key = ${siteKey} and r.state <> 'done'
      ) as refunds
    from ticket_order o where o.site_key = ${siteKey}`.execute(kysely);
  return rows[0]!;
}
