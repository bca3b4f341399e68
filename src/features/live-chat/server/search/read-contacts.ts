import type { Database } from '#server/database/database.ts';
import { type ContactList, contactLists, type ContactState, statesOf } from '../../rules/search/acquaintances.ts';

export interface ContactsWish {
  profileId: number;
  list: ContactList;
  /** The last id of the page before. */
  after: number;
  perPage: number;
  /** Only these people, whatever they are to the person. */
  ids?: readonly number[] | undefined;
}

interface ContactsPage {
  people: { user_id: number; room_id: number | null; state: ContactState }[];
  hasMore: boolean;
  totals: Record<ContactList, number>;
}

/** Contacts and blocked people of a profile. */
const known = `
  select c.contact_profile_id as id, c.room_id, case
    when exists (select from chat_block b
      where b.chat_profile_id = $1 and b.blocked_profile_id = c.contact_profile_id) then 'blocked'
    when c.deleted then 'deleted'
    when me.leave then 'declined'
    when not r.invite then 'accepted'
    when me.invite then 'sent'
    else 'received' end as state
  from chat_contact c
  join chat_room r using (room_id)
  join chat_room_user me on me.room_id = c.room_id and me.chat_profile_id = $1
  where c.chat_profile_id = $1
  union all
  select b.blocked_profile_id, null, 'blocked' from chat_block b
  where b.chat_profile_id = $1 and not exists (
    select from chat_contact c where c.chat_profile_id = $1 and c.contact_profile_id = b.blocked_profile_id
  )`;

/** A page of a list of contacts, in the order of their ids, and how many there are of each list. */
export async function readContactsPage(
  { pool }: Pick<Database, 'pool'>,
  { profileId, list, after, perPage, ids }: ContactsWish,
): Promise<ContactsPage> {
  const [counted, page] = await Promise.all([
    pool.query<{ state: ContactState; count: number }>(
      `select state, count(*)::int as count from (${known}) known group by state`,
      [profileId],
    ),
    pool.query<{ id: number; room_id: number | null; state: ContactState }>(
      `select * from (${known}) known
      where ($2::int[] is null or id = any($2)) and ($2::int[] is not null or state = any($3::text[])) and id > $4
      order by id limit $5`,
      [profileId, ids ?? null, statesOf(list), after, ids === undefined ? perPage + 1 : ids.length],
    ),
  ]);
  const counts = new Map(counted.rows.map(({ state, count }) => [state, count]));
  const total = (one: ContactList): number => statesOf(one).reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  const [knownTotal = 0, accepted = 0, deleted = 0, blocked = 0] = contactLists.map(total);
  return {
    people: (ids === undefined ? page.rows.slice(0, perPage) : page.rows).map(({ id, ...row }) => ({
      user_id: id,
      ...row,
    })),
    hasMore: ids === undefined && page.rows.length > perPage,
    totals: { known: knownTotal, accepted, deleted, blocked },
  };
}
