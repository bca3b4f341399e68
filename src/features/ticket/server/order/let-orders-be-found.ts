import { type Kysely, sql } from 'kysely';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';
import { gramsOf, orderSearchText } from '../../rules/order/order-search.ts';

/** No letter of a text: what is folded has spaces alone between its words. */
export const gramsBetween = '\u0001';

interface FoundBy {
  orderNumber: string;
  mail: string;
  answers: unknown;
}

/** What the rows of a statement that stores orders are found by: their texts, and their grams as one text each. */
export function searchLists(orders: readonly FoundBy[]): { folded: string[]; grams: string[] } {
  const folded = orders.map(orderSearchText);
  return { folded, grams: folded.map((text) => gramsOf(text).join(gramsBetween)) };
}

/** Lets stored orders be found; one that can be found already stays as it is. */
export async function letOrdersBeFound(
  kysely: Kysely<Tables>,
  orders: readonly (FoundBy & { orderId: number; siteKey: string })[],
): Promise<void> {
  if (orders.length === 0) return;
  const { folded, grams } = searchLists(orders);
  const [ids, sites] = [orders.map(({ orderId }) => orderId), orders.map(({ siteKey }) => siteKey)];
  await sql`
    insert into ticket_order_search (order_id, site_key, folded, grams)
      select f.order_id, f.site_key, f.folded, f.site_key || string_to_array(f.grams, ${gramsBetween})
      from unnest(${ids}::integer[], ${sites}::text[], ${folded}::text[], ${grams}::text[])
        as f (order_id, site_key, folded, grams)
      on conflict do nothing`.execute(kysely);
}

interface UnfoundRow {
  order_id: number;
  order_number: string;
  site_key: string;
  purchaser_mail: string;
  purchaser_info: StoredJson;
}

/** How many orders one statement looks at. */
const windowSize = 1_000;

/**
 * Lets the next older orders be found that are not yet: those of an earlier release, and those whose buyer was erased.
 * Answers where to go on; undefined: there are no older ones.
 */
export async function findableBelow(kysely: Kysely<Tables>, below: number | undefined): Promise<number | undefined> {
  const until = below ?? (await afterNewest(kysely));
  const from = until - windowSize;
  await letOrdersBeFound(kysely, await ordersBetween(kysely, from, until));
  return from <= 0 ? undefined : from;
}

async function afterNewest(kysely: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ newest: number | null }>`select max(order_id) as newest from ticket_order`.execute(
    kysely,
  );
  return (rows[0]?.newest ?? 0) + 1;
}

async function ordersBetween(kysely: Kysely<Tables>, from: number, until: number) {
  const { rows } = await sql<UnfoundRow>`
    select o.order_id, o.order_number, o.site_key, o.purchaser_mail, o.purchaser_info from ticket_order o
    where o.order_id >= ${from} and o.order_id < ${until}
      and not exists (select from ticket_order_search s where s.order_id = o.order_id)`.execute(kysely);
  return rows.map((row) => ({
    orderId: row.order_id,
    siteKey: row.site_key,
    orderNumber: row.order_number,
    mail: row.purchaser_mail,
    answers: row.purchaser_info,
  }));
}
