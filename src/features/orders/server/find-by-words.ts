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
  /** How many, or how many at least; undefined: finding them did not tell it. */
  found: Found | undefined;
  /** The newest of them, as many as were asked for, where finding them told it. */
  newest: readonly number[] | undefined;
}

export interface Found {
  number: number;
  /** There are more than these. */
  isMore: boolean;
}

/** Which of what is found are wanted: so many of the newest, behind the last one of a page. */
export interface Part {
  after: number | undefined;
  most: number;
}

/** So many of the newest texts are looked through: they tell how many match. */
const sampled = 1_250;
/** What has at least this share of them is common, and looked for behind them too: in so many texts at most. */
const commonShare = 0.01;
const lookedMax = 10_000;
/** The index would name what most match for longer than a statement with filters takes to come across it. */
const mostShare = 0.5;
/** Where this part of the newest rows is of one site, the index of letters need not be asked for the site too. */
const siteShare = 0.5;

/**
 * Few are named one by one: the index of letters knows them. What is common it would have to name whole, and in no order.
 * So there the texts are read from the newest on until the page is full, and only that there are more is said: that takes no
 * longer where there are more orders. `after`: of those behind this one. `isWhole`: no filter cuts them down further.
 */
export async function findByWords(
  kysely: Kysely<Tables>,
  siteKey: string,
  typed: string,
  { after, most, isWhole }: Part & { isWhole: boolean },
): Promise<FoundByWords | undefined> {
  const search = readOrderSearch(typed);
  if (search === undefined) return undefined;
  const conditions = search.words.map((word) => sql<SqlBool>`strpos(' ' || s.folded, ${word}) > 0`);
  const hasWords = sql.join(conditions, sql` and `);
  const walked: FoundByWords = {
    from: sql`ticket_order_search s join ticket_order o on o.order_id = s.order_id`,
    orderId: sql`s.order_id`,
    conditions: [sql`s.site_key = ${siteKey}`, sql`${hasWords}`],
    found: undefined,
    newest: undefined,
  };
  const sample = await sampleOf(kysely, siteKey, after, hasWords);
  if (!isWhole && sample.matched.length >= sampled * mostShare) return walked;
  // Of few orders finding them tells how many, too.
  if (isWhole && (after !== undefined || sample.last !== undefined)) {
    const newest = [...sample.matched, ...(await behindSample(kysely, siteKey, sample, most, hasWords))].slice(0, most);
    if (newest.length === most) return { ...walked, found: { number: most - 1, isMore: true }, newest };
  }
  const grams = [...(sample.isOfFewSites ? [] : [siteKey]), ...search.grams];
  const { rows } = await sql<{ found: number; ids: number[] | null; named: number | null }>`
    select count(*)::int as found, case when count(*) <= ${countedMax} then array_agg(f.order_id) end as ids,
      (select order_id from ticket_order where order_number = ${typed.trim().toUpperCase()} and site_key = ${siteKey}) as named
    from (
      select s.order_id from ticket_order_search s
      where s.grams @> ${grams}::text[] and s.site_key = ${siteKey} and ${hasWords} limit ${countedMax + 1}
    ) f`.execute(kysely);
  const { ids: few = null, named = null } = rows[0] ?? {};
  if (rows[0] !== undefined && rows[0].found > countedMax)
    return { ...walked, found: { number: countedMax, isMore: true } };
  const ids = [...new Set([...(few ?? []), ...(named === null ? [] : [named])])];
  return {
    from: sql`ticket_order o`,
    orderId: sql`o.order_id`,
    conditions: [sql<SqlBool>`o.order_id = any(${ids}::integer[])`],
    found: { number: ids.length, isMore: false },
    newest: ids
      .filter((id) => after === undefined || id < after)
      .sort((one, other) => other - one)
      .slice(0, most),
  };
}

interface Sample {
  /** What matches, the newest first. */
  matched: readonly number[];
  /** Behind this one are more; undefined: there is nothing. */
  last: number | undefined;
  isOfFewSites: boolean;
}

async function sampleOf(
  kysely: Kysely<Tables>,
  siteKey: string,
  after: number | undefined,
  hasWords: RawBuilder<unknown>,
): Promise<Sample> {
  // Behind `offset 0` a text is looked at once, however often the sums ask.
  const { rows } = await sql<{ matched: number[] | null; read: number; last: number | null; apart: number | null }>`
    select array_agg(order_id) filter (where is_match) as matched, count(*)::int as read, min(order_id) as last,
      max(order_id) - min(order_id) + 1 as apart
    from (
      select s.order_id, (${hasWords}) as is_match from ${newestTexts(siteKey, after, sampled)} s offset 0
    ) looked`.execute(kysely);
  const { matched = null, read = 0, last = null, apart = null } = rows[0] ?? {};
  const isFull = read === sampled && last !== null && apart !== null;
  return {
    matched: matched ?? [],
    last: isFull ? last : undefined,
    isOfFewSites: isFull && read >= apart * siteShare,
  };
}

/** What is common goes on behind the sample: as many of it as are wanted still. */
async function behindSample(
  kysely: Kysely<Tables>,
  siteKey: string,
  { matched, last }: Sample,
  wanted: number,
  hasWords: RawBuilder<unknown>,
): Promise<number[]> {
  const more = wanted - matched.length;
  if (last === undefined || more <= 0 || matched.length < sampled * commonShare) return [];
  const { rows } = await sql<{ order_id: number }>`
    select s.order_id from ${newestTexts(siteKey, last, lookedMax)} s where ${hasWords}
    limit ${more}`.execute(kysely);
  return rows.map(({ order_id }) => order_id);
}

function newestTexts(siteKey: string, after: number | undefined, most: number): RawBuilder<unknown> {
  const behind = after === undefined ? sql`` : sql`and order_id < ${after}`;
  return sql`(
    select order_id, folded from ticket_order_search where site_key = ${siteKey} ${behind} order by order_id desc limit ${most}
  )`;
}
