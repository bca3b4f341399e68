import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readOrderSearch } from '#features/ticket/rules/order/order-search.ts';
import { agesBetween, type SearchedList } from '#server/search/find-newest.ts';
import { wordsInLetters } from '#server/search/words-in-letters.ts';
import type { MembersPlace } from './seen-members.ts';

/** The members of a realm that a search looks through, and what it asks of a member (m). */
export interface MembersByWords extends SearchedList {
  isMatch: RawBuilder<SqlBool>;
}

/** The name of the profile, or the mail address and the login ID, have every word. Undefined: nothing was typed. */
export function membersByWords({ siteKey, realm, portalKey }: MembersPlace, typed: string): MembersByWords | undefined {
  const search = readOrderSearch(typed);
  if (search === undefined) return undefined;
  const { has, mayHave } = wordsInLetters(search);
  const forms = [siteKey, ...(portalKey === null ? [] : [portalKey])];
  const isOfForms = sql<SqlBool>`a.site_key = any(${forms}::text[])`;
  const isMatch = sql<SqlBool>`(${has(sql`m.letters`)} or coalesce((
    select bool_or(${has(sql`a.letters`)}) from profile_answer a where a.member_id = m.member_id and ${isOfForms}
  ), false))`;
  const byIndexes = (also: (id: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown>[] => [
    sql`select m.member_id as id from member m
      where m.realm_key = ${realm} and ${mayHave(sql`m.letters`)} and ${also(sql`m.member_id`)} and ${has(sql`m.letters`)}`,
    sql`select a.member_id as id from profile_answer a join member m on m.member_id = a.member_id
      where m.realm_key = ${realm} and a.letters is not null and ${isOfForms} and ${mayHave(sql`a.letters`)}
        and ${also(sql`a.member_id`)} and ${has(sql`a.letters`)}`,
  ];
  return {
    isMatch,
    newest(after, most) {
      const behind = after === undefined ? sql`` : sql`and m.member_id < ${after}`;
      return sql`(
        select m.member_id as id, ${isMatch} as is_match from (
          select m.member_id, m.letters from member m where m.realm_key = ${realm} ${behind}
          order by m.member_id desc limit ${most}
        ) m offset 0
      )`;
    },
    named(most) {
      const parts = byIndexes(() => sql`true`).map((part) => sql`(${part} limit ${most})`);
      return sql`(select id from (${sql.join(parts, sql` union `)}) m limit ${most})`;
    },
    namedBetween(from, until) {
      const ages = agesBetween(from, until);
      const parts = byIndexes(
        (id) => sql`array[${id} >> 10] && ${ages}::integer[] and ${id} >= ${from} and ${id} < ${until}`,
      );
      return sql`(${sql.join(parts, sql` union `)})`;
    },
  };
}
