import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readOrderSearch } from '#features/ticket/rules/order/order-search.ts';

/**
 * The tickets (t) that a search finds, each by one of these alone: their order, as orders are found; whoever comes
 * along; whoever holds them by their profile; or the beginning of their number. Undefined: nothing was typed.
 */
export function foundByWords(siteKey: string, typed: string): RawBuilder<SqlBool> | undefined {
  const search = readOrderSearch(typed);
  if (search === undefined) return undefined;
  const { words, grams } = search;
  const has = (letters: RawBuilder<unknown>) => sql<SqlBool>`(
    select bool_and(strpos(${letters}, word) > 0) from unnest(${[...words]}::text[]) as word
  )`;
  const pairs = (letters: RawBuilder<unknown>) => sql<SqlBool>`pairs_of_letters(${letters}) @> ${[...grams]}::text[]`;
  const found = [
    sql`select p.purchased_ticket_id from purchased_ticket p where p.order_id in (
      select s.order_id from ticket_order_search s
      where s.grams @> ${[siteKey, ...grams]}::text[] and ${has(sql`' ' || s.folded`)}
    )`,
  ];
  // A single letter is in nearly every text: orders alone are looked through for it.
  if (grams.length > 0) {
    const ofCompanion = sql`letters_of_person(
      c.checkin_user_mail,
      jsonb_path_query_array(c.checkin_user_info, '$[*] ? (@.answerMethod == "NAME").selectorValue[*]')
    )`;
    const ofHolder = sql`letters_of_person('', a.selector_value)`;
    found.push(
      sql`select c.purchased_ticket_id from purchased_ticket c where c.site_key = ${siteKey}
        and (c.checkin_user_mail <> '' or c.checkin_user_info <> '[]')
        and ${pairs(ofCompanion)} and ${has(ofCompanion)}`,
      sql`select h.purchased_ticket_id from purchased_ticket h where h.site_key = ${siteKey} and h.holder_id in (
        select a.member_id from profile_answer a where a.answer_method = 'NAME'
          and ${pairs(ofHolder)} and ${has(ofHolder)}
      )`,
    );
  }
  const number = numberIn(typed);
  if (number !== undefined) {
    found.push(sql`select n.purchased_ticket_id from purchased_ticket n where n.site_key = ${siteKey}
      and n.code like ${`${number}%`}`);
  }
  return sql`t.purchased_ticket_id in (${sql.join(found, sql` union `)})`;
}

/** The beginning of the number of a ticket, as it is printed; undefined: what was typed is none. */
function numberIn(typed: string): string | undefined {
  const letters = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  if (!/^[0-9A-Z]{4,12}$/.test(letters)) return undefined;
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
