import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readOrderSearch } from '#features/ticket/rules/order/order-search.ts';
import type { SearchedList } from '#server/search/find-newest.ts';

/** The tickets that a search looks through, and what it asks of a ticket (t). */
export interface AttendeesByWords extends SearchedList {
  isMatch: RawBuilder<SqlBool>;
}

/** Of the tickets that somebody has or had; in these words, by which the index knows its rows. */
export const isHad = sql<SqlBool>`t.state in ('issued', 'canceled')`;

/**
 * A ticket is found by each of these alone: its order, as orders are found; whoever comes along; whoever holds it by
 * their profile; or the beginning of its number. Undefined: nothing was typed.
 */
export function attendeesByWords(siteKey: string, typed: string): AttendeesByWords | undefined {
  const search = readOrderSearch(typed);
  if (search === undefined) return undefined;
  const { words, grams } = search;
  const has = (letters: RawBuilder<unknown>): RawBuilder<SqlBool> => {
    const conditions = words.map((word) => sql<SqlBool>`strpos(${letters}, ${word}) > 0`);
    return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  };
  const pairs = (letters: RawBuilder<unknown>) => sql<SqlBool>`pairs_of_letters(${letters}) @> ${[...grams]}::text[]`;
  const ofOrder = has(sql`' ' || s.folded`);
  const ofCompanion = has(sql`t.companion_letters`);
  const ofHolder = has(sql`a.letters`);
  const number = numberIn(typed);
  const byNumber = number === undefined ? [] : [sql<SqlBool>`t.code like ${`${number}%`}`];
  // Not with `exists`, which the database may answer by reading the names of all.
  const isMatch = sql<SqlBool>`(${sql.join(
    [
      sql`coalesce(${ofCompanion}, false)`,
      ...byNumber,
      sql`coalesce((select ${ofOrder} from ticket_order_search s where s.order_id = t.order_id), false)`,
      sql`coalesce((select bool_or(${ofHolder}) from profile_answer a where a.member_id = t.holder_id), false)`,
    ],
    sql` or `,
  )})`;
  return {
    isMatch,
    newest(after, most) {
      const behind = after === undefined ? sql`` : sql`and t.purchased_ticket_id < ${after}`;
      return sql`(
        select t.purchased_ticket_id as id, ${isMatch} as is_match from (
          select t.purchased_ticket_id, t.order_id, t.holder_id, t.code, t.companion_letters from purchased_ticket t
          where t.site_key = ${siteKey} and ${isHad} ${behind} order by t.purchased_ticket_id desc limit ${most}
        ) t offset 0
      )`;
    },
    named(most, isOfFewSites) {
      const orderGrams = [...(isOfFewSites ? [] : [siteKey]), ...grams];
      const part = (from: RawBuilder<unknown>) => sql`(
        select t.purchased_ticket_id as id from ${from} and t.site_key = ${siteKey} and ${isHad} limit ${most}
      )`;
      const parts = [
        part(sql`ticket_order_search s join purchased_ticket t on t.order_id = s.order_id
          where s.grams @> ${orderGrams}::text[] and ${ofOrder}`),
        part(sql`purchased_ticket t
          where t.companion_letters is not null and ${pairs(sql`t.companion_letters`)} and ${ofCompanion}`),
        part(sql`profile_answer a join purchased_ticket t on t.holder_id = a.member_id
          where a.letters is not null and ${pairs(sql`a.letters`)} and ${ofHolder}`),
        ...byNumber.map((isNumber) => part(sql`purchased_ticket t where ${isNumber}`)),
      ];
      return sql`(select id from (${sql.join(parts, sql` union `)}) t limit ${most})`;
    },
  };
}

/** The beginning of the number of a ticket, as it is printed; undefined: what was typed is none. */
function numberIn(typed: string): string | undefined {
  const letters = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  if (!/^[0-9A-Z]{4,12}$/.test(letters)) return undefined;
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
