import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/** The most orders that a member is told of. Each holds places, so more than a few are rare. */
const toldMax = 10;

/**
 * The numbers of the purchases that each member has begun and not paid, the newest first: with the gateway, left at 3-D Secure, or
 * refused and held for another try. One with a number for a till is done, as far as a purchase goes; a won lottery is
 * none. One statement, a look into an index for each member.
 */
export async function readOpenOrders(
  connection: Kysely<Tables>,
  { siteKey, contentId }: SaleKey,
  memberIds: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ member_id: number; order_numbers: string[] }>`
    select m.member_id, array(
      select o.order_number from ticket_order o
      where o.purchaser_id = m.member_id and o.site_key = ${siteKey} and o.content_id = ${contentId}
        and o.state in ('reserved', 'charging', 'authenticating', 'checking') and o.lottery is null
      order by o.order_id desc limit ${toldMax}
    ) as order_numbers
    from unnest(${memberIds}::integer[]) as m (member_id)`.execute(connection);
  return new Map(rows.map(({ member_id, order_numbers }) => [member_id, order_numbers]));
}
