import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/**
 * The number of the newest purchase that each member has begun and not paid: with the gateway, left at 3-D Secure, or
 * refused and held for another try. One with a number for a till is done, as far as a purchase goes; a won lottery is
 * none. One statement, a look into an index for each member.
 */
export async function readOpenOrders(
  connection: Kysely<Tables>,
  { siteKey, contentId }: SaleKey,
  memberIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ member_id: number; order_number: string }>`
    select m.member_id, newest.order_number
    from unnest(${memberIds}::integer[]) as m (member_id) cross join lateral (
      select o.order_number from ticket_order o
      where o.purchaser_id = m.member_id and o.site_key = ${siteKey} and o.content_id = ${contentId}
        and o.state in ('reserved', 'charging', 'authenticating', 'checking') and o.lottery is null
      order by o.order_id desc limit 1
    ) as newest`.execute(connection);
  return new Map(rows.map(({ member_id, order_number }) => [member_id, order_number]));
}
