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
  /** The newest of them, as many as were asked for, where finding them told it. */
  newest: readonly number[] | undefined;
}

/** Which of what is found are wanted: so many of the newest, behind the last one of a page. */
export interface Part {
  after: number | undefined;
  most: number;
}

/**
 * So many of the newest texts are looked through: they tell how many match, and fill a page with what one in twenty has,
 * as the commonest family names.
 */
const sampled = 1_250;
/** Where this part of the newest rows is of one site, the index of letters need not be asked for the site too. */
const siteShare = 0.5;

/**
 * Few are named one by one: the index of letters knows them. Many would have to be put in order first; instead the texts
 * are read from the newest on until the page is full, which is soon. What most match is also counted so: the index would
 * name all of them first. `after`: of those behind this one, and nobody asks how many there are.
 */
export async function findByWords(
  kysely: Kysely<Tables>,
  siteKey: string,
  typed: string,
  { after, most }: Part,
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
    newest: undefined,
  };
  const sample = await sampleOf(kysely, { siteKey, after, most }, hasWords);
  const newest = sample.matched < most ? undefined : sample.newest;
  if (after !== undefined && newest !== undefined) return { ...walked, newest };
  if (sample.matched >= sampled / 2) {
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from (
        select from ticket_order_search s where ${hasWords} order by s.order_id desc limit ${countedMax + 1}
      ) counted`.execute(kysely);
    return { ...walked, found: rows[0]?.found ?? 0, newest };
  }
  const grams = [...(sample.isOfFewSites ? [] : [siteKey]), ...search.grams];
  const { rows } = await sql<{ found: number; ids: number[] | null; named: number | null }>`
    select count(*)::int as found, case when count(*) <= ${countedMax} then array_agg(f.order_id) end as ids,
      (select order_id from ticket_order where order_number = ${typed.trim().toUpperCase()} and site_key = ${siteKey}) as named
    from (
      select s.order_id from ticket_order_search s where s.grams @> ${grams}::text[] and ${hasWords} limit ${countedMax + 1}
    ) f`.execute(kysely);
  const { found: many = 0, ids: few = null, named = null } = rows[0] ?? {};
  if (many > countedMax) return { ...walked, newest };
  const found = few ?? [];
  const ids = named === null || found.includes(named) ? found : [...found, named];
  return {
    from: sql`ticket_order o`,
    orderId: sql`o.order_id`,
    conditions: [sql`o.order_id = any(${ids}::integer[])`],
    found: ids.length,
    newest,
  };
}

async function sampleOf(
  kysely: Kysely<Tables>,
  { siteKey, after, most }: Part & { siteKey: string },
  hasWords: RawBuilder<unknown>,
): Promise<{ matched: number; newest: number[]; isOfFewSites: boolean }> {
  const behind = after === undefined ? sql`` : sql`and order_id < ${after}`;
  const { rows } = await sql<{ matched: number; newest: number[] | null; read: number; apart: number | null }>`
    select count(*) filter (where is_match)::int as matched, count(*)::int as read,
      (array_agg(order_id) filter (where is_match))[1:${most}] as newest, max(order_id) - min(order_id) + 1 as apart
    from (
      select s.order_id, ${hasWords} as is_match from (
        select order_id, site_key, folded from ticket_order_search
        where site_key = ${siteKey} ${behind} order by order_id desc limit ${sampled}
      ) s
    ) looked`.execute(kysely);
  const { matched = 0, newest = null, read = 0, apart = null } = rows[0] ?? {};
  const isOfFewSites = read === sampled && apart !== null && read >= apart * siteShare;
  return { matched, newest: newest ?? [], isOfFewSites };
}
