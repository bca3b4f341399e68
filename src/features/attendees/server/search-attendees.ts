import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readOrderSearch } from '#features/ticket/rules/order/order-search.ts';
import { agesBetween, type SearchedList } from '#server/search/find-newest.ts';
import { wordsInLetters } from '#server/search/words-in-letters.ts';

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
  const { has, mayHave } = wordsInLetters(search);
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
  /** Each way in which a ticket is found, with what else is asked of what the index knows, and of the ticket. */
  const byIndexes = (
    isOfFewSites: boolean,
    also: Record<'orders' | 'companions' | 'holders' | 'tickets', RawBuilder<unknown>>,
  ): RawBuilder<unknown>[] => {
    const orderGrams = [...(isOfFewSites ? [] : [siteKey]), ...search.grams];
    const from = (tables: RawBuilder<unknown>) => sql`
      select t.purchased_ticket_id as id from ${tables} and t.site_key = ${siteKey} and ${isHad} and ${also.tickets}`;
    return [
      from(sql`ticket_order_search s join purchased_ticket t on t.order_id = s.order_id
        where s.grams @> ${orderGrams}::text[] and ${also.orders} and ${ofOrder}`),
      from(sql`purchased_ticket t where t.companion_letters is not null and ${mayHave(sql`t.companion_letters`)}
        and ${also.companions} and ${ofCompanion}`),
      from(sql`profile_answer a join purchased_ticket t on t.holder_id = a.member_id
        where a.letters is not null and ${mayHave(sql`a.letters`)} and ${also.holders} and ${ofHolder}`),
      ...byNumber.map((isNumber) => from(sql`purchased_ticket t where ${isNumber}`)),
    ];
  };
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
      const all = { orders: sql`true`, companions: sql`true`, holders: sql`true`, tickets: sql`true` };
      const parts = byIndexes(isOfFewSites, all).map((part) => sql`(${part} limit ${most})`);
      return sql`(select id from (${sql.join(parts, sql` union `)}) t limit ${most})`;
    },
    // Which orders and holders the tickets have is read from an index, and the letters are looked for among those of their age.
    namedBetween(from, until, isOfFewSites) {
      const tickets = sql<SqlBool>`t.purchased_ticket_id >= ${from} and t.purchased_ticket_id < ${until}`;
      const parts = byIndexes(isOfFewSites, {
        orders: sql`array[s.order_id >> 10] && (select orders from ages)`,
        companions: sql`array[t.purchased_ticket_id >> 10] && ${agesBetween(from, until)}::integer[]`,
        holders: sql`array[a.member_id >> 10] && (select holders from ages)`,
        tickets,
      });
      return sql`(
        with ages as materialized (
          select array(select generate_series(min(first) >> 10, max(last) >> 10)) as orders, array_agg(age) as holders from (
            select t.holder_id >> 10 as age, min(t.order_id) as first, max(t.order_id) as last from purchased_ticket t
            where t.site_key = ${siteKey} and ${isHad} and ${tickets} group by 1
          ) g
        )
        ${sql.join(parts, sql` union `)}
      )`;
    },
  };
}

/** The beginning of the number of a ticket, as it is printed; undefined: what was typed is none. */
function numberIn(typed: string): string | undefined {
  const letters = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  if (!/^[0-9A-Z]{4,12}$/.test(letters)) return undefined;
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
