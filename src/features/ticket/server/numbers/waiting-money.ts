import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Waiting } from '#kernel/console/waiting.ts';
import type { Database } from '#server/database/database.ts';
import { isForOrganiser, isLookedFor } from '../order/awaits-transfer.ts';
import { silentMs } from '../order/organiser-orders.ts';

/** Money that waits for the organiser of a site: refunds that they pay themselves, chargebacks that they answer, transfers that they look for, and payments about which a gateway is silent. */
export async function waitingMoney(
  { kysely }: Pick<Database, 'kysely'>,
  siteKey: string,
  now: Instant,
): Promise<Waiting[]> {
  const { rows } = await sql<Record<'byHand' | 'failed' | 'chargebacks' | 'transfers' | 'silent', number>>`
    select
      (select count(*)::int from ticket_refund r join ticket_order o on o.order_id = r.order_id
        where o.site_key = ${siteKey} and r.way = 'byHand' and r.state <> 'done') as "byHand",
      (select count(*)::int from ticket_refund r join ticket_order o on o.order_id = r.order_id
        where o.site_key = ${siteKey} and r.way = 'gateway' and r.state = 'failed') as failed,
      (select count(*)::int from ticket_chargeback c join ticket_order o on o.order_id = c.order_id
        where o.site_key = ${siteKey} and c.state = 'open') as chargebacks,
      (select count(*)::int from ticket_order o
        where o.site_key = ${siteKey} and ${isForOrganiser} and ${isLookedFor}) as transfers,
      (select count(*)::int from ticket_order o
        where o.site_key = ${siteKey} and o.state = 'checking'
          and o.held_until <= ${new Date(now - silentMs)}) as silent`.execute(kysely);
  const { byHand = 0, failed = 0, chargebacks = 0, transfers = 0, silent = 0 } = rows[0] ?? {};
  return [
    { kind: 'refundsByHand', count: byHand },
    { kind: 'failedRefunds', count: failed },
    { kind: 'chargebacks', count: chargebacks },
    { kind: 'transfers', count: transfers },
    { kind: 'silentPayments', count: silent },
  ];
}
