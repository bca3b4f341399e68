import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { readOrderSearch } from '#features/ticket/rules/order/order-search.ts';
import type { Tables } from '#server/database/tables.ts';
import { countedMax } from '#kernel/console/list-limits.ts';

/** The orders that a search finds, for a statement about orders (o) and, where many are found, their texts (s). */
export interface FoundByWords {
  from: RawBuilder<unknown>;
  /** The number of an order by which the statement goes. */
  orderId: RawBuilder<number>;
  conditions: RawBuilder<SqlBool>[];
  /** How many, counted as far as orders are. */
  found: number;
}

/** So many of the newest texts tell whether most of them match. */
const sampled = 200;

/**
 * Few are named one by one: the index of letters knows them. Many would have to be put in order first; instead the texts
 * are read from the newest on until the page is full, which is soon. What most match is also counted so: the index would
 * name all of them first.
 */
export async function findByWords(
  kysely: Kysely<Tables>,
  siteKey: string,
  typed: string,
): Promise<FoundByWords | undefined> {
  const search = readOrderSearch(typed);
  if (search === undefined) return undefined;
  const conditions = [
    sql<SqlBool>`s.site_key = ${siteKey}`,
    ...search.words.map((word) => sql<SqlBool>`strpos(' ' || s.folded, ${word}) > 0`),
  ];
  const hasWords = sql.join(conditions, sql` and `);
  const walked: FoundByWords = {
    from: sql`ticket_order_search s join ticket_order o on o.order_id = s.order_id`,
    orderId: sql`s.order_id`,
    conditions,
    found: countedMax + 1,
  };
  if (await isMatchedByMost(kysely, siteKey, hasWords)) {
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from (
        select from ticket_order_search s where ${hasWords} order by s.order_id desc limit ${countedMax + 1}
      ) counted`.execute(kysely);
    return { ...walked, found: rows[0]?.found ?? 0 };
  }
  const { rows } = await sql<{ ids: number[]; named: number | null }>`
    select array(
      select s.order_id from ticket_order_search s
      where s.grams @> ${[siteKey, ...search.grams]}::text[] and ${hasWords} limit ${countedMax + 1}
    ) as ids,
    (select order_id from ticket_order where order_number = ${typed.trim().toUpperCase()} and site_key = ${siteKey}) as named`.execute(
    kysely,
  );
  const { ids: found = [], named = null } = rows[0] ?? {};
  if (found.length > countedMax) return walked;
  const ids = named === null || found.includes(named) ? found : [...found, named];
  return {
    from: sql`ticket_order o`,
    orderId: sql`o.order_id`,
    conditions: [sql`o.order_id = any(${ids}::integer[])`],
    found: ids.length,
  };
}

async function isMatchedByMost(
  kysely: Kysely<Tables>,
  siteKey: string,
  hasWords: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ matched: number }>`
    select count(*) filter (where ${hasWords})::int as matched from (
      select site_key, folded from ticket_order_search where site_key = ${siteKey} order by order_id desc limit ${sampled}
    ) s`.execute(kysely);
  return (rows[0]?.matched ?? 0) >= sampled / 2;
}
