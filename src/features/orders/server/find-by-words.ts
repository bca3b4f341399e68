import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { readOrderSearch } from '#features/ticket/rules/order/order-search.ts';
import type { Tables } from '#server/database/tables.ts';
import { agesBetween, findNewest, type FoundInList, type Part, type SearchedList } from '#server/search/find-newest.ts';
import { wordsInLetters } from '#server/search/words-in-letters.ts';

/** The orders that a search finds, for a statement about orders (o) and, where many are found, their texts (s). */
export interface FoundByWords extends Pick<FoundInList, 'found' | 'newest'> {
  from: RawBuilder<unknown>;
  /** The number of an order by which the statement goes. */
  orderId: RawBuilder<number>;
  conditions: RawBuilder<SqlBool>[];
}

/** Undefined: nothing was typed. `isWhole`: no filter cuts them down further. */
export async function findByWords(
  kysely: Kysely<Tables>,
  siteKey: string,
  typed: string,
  part: Part & { isWhole: boolean },
): Promise<FoundByWords | undefined> {
  const search = readOrderSearch(typed);
  if (search === undefined) return undefined;
  const hasWords = wordsInLetters(search).has(sql`' ' || s.folded`);
  const byIndex = (isOfFewSites: boolean) => {
    const grams = [...(isOfFewSites ? [] : [siteKey]), ...search.grams];
    return sql<SqlBool>`s.grams @> ${grams}::text[] and s.site_key = ${siteKey} and ${hasWords}`;
  };
  const list: SearchedList = {
    // Behind `offset 0` a text is looked at once, however often the sums ask.
    newest(after, most) {
      const behind = after === undefined ? sql`` : sql`and order_id < ${after}`;
      return sql`(
        select s.order_id as id, ${hasWords} as is_match from (
          select order_id, folded from ticket_order_search where site_key = ${siteKey} ${behind}
          order by order_id desc limit ${most}
        ) s offset 0
      )`;
    },
    // An order without a text yet is found by its whole number.
    named(most, isOfFewSites) {
      return sql`(
        select order_id as id from ticket_order
          where order_number = ${typed.trim().toUpperCase()} and site_key = ${siteKey}
        union (
          select s.order_id from ticket_order_search s
          where ${byIndex(isOfFewSites)} limit ${most}
        )
      )`;
    },
    namedBetween(from, until, isOfFewSites) {
      return sql`(
        select s.order_id as id from ticket_order_search s
        where ${byIndex(isOfFewSites)} and array[s.order_id >> 10] && ${agesBetween(from, until)}::integer[]
          and s.order_id >= ${from} and s.order_id < ${until}
      )`;
    },
  };
  const { ids, found, newest } = await findNewest(kysely, list, part);
  if (ids === undefined) {
    return {
      from: sql`ticket_order_search s join ticket_order o on o.order_id = s.order_id`,
      orderId: sql`s.order_id`,
      conditions: [sql`s.site_key = ${siteKey}`, hasWords],
      found,
      newest,
    };
  }
  return {
    from: sql`ticket_order o`,
    orderId: sql`o.order_id`,
    conditions: [sql<SqlBool>`o.order_id = any(${[...ids]}::integer[])`],
    found,
    newest,
  };
}
