import { kanjiForms } from '#kernel/kanji-forms.ts';
import type { Database } from '#server/database/database.ts';
import { searchWords } from '../../rules/search/search-rules.ts';
import { profileColumns, type ProfileRow, userIdHash } from '../profile/profile-store.ts';

export interface FoundRow extends ProfileRow {
  connect_count: number;
}

export interface ProfileSearch {
  sourceId: number;
  /** The searcher; people who have blocked them are not found. */
  profileId: number;
  text: string;
  /** The text is the exact chat user id. */
  isDirect: boolean;
  tagIds: readonly number[];
  /** Hashes of the priority accounts. */
  priority: readonly string[];
  isPriorityFirst: boolean;
  /** Nobody but the priority accounts. */
  isPriorityOnly: boolean;
  /** Members whom the organiser has blocked. */
  blocked: readonly number[];
  page: number;
  perPage: number;
}

type Queries = Pick<Database, 'pool'>;

/** The contacts of a profile `p`, of those who have accepted. */
const connectCount = `(
  select count(*)::int from chat_contact c join chat_room r using (room_id)
  join chat_room_user u on u.room_id = r.room_id and u.chat_profile_id = c.chat_profile_id
  where c.chat_profile_id = p.chat_profile_id and not c.deleted and not u.leave and not r.invite
) as connect_count`;

/** A page of the registered people that fit, and how many fit in all. */
export async function findProfiles(
  { pool }: Queries,
  search: ProfileSearch,
): Promise<{ rows: FoundRow[]; total: number }> {
  const { sourceId, profileId, text, isDirect, page, perPage } = search;
  const { rows } = await pool.query<FoundRow & { total: number }>(
    `with fit as (
      select p.*, p.user_id_hash = any($7) as is_priority from chat_profile p
      where p.source_id = $1 and p.member_id is not null and not p.member_id = any($9)
        and ($4::text is null or p.user_id_hash = $4)
        and not exists (
          select from unnest($5::text[]) as word
          where strpos(translate(lower(normalize(p.nickname || ' ' || p.live_chat_user_id, nfkc)), $12, $13), word) = 0
        )
        and p.tag_ids @> $6::int[]
        and (not $8::boolean or p.user_id_hash = any($7))
        and not exists (
          select from chat_block b where b.blocked_profile_id = $2 and b.chat_profile_id = p.chat_profile_id
        )
        -- Who has deleted the searcher looks the same to them as who has blocked them.
        and not exists (
          select from chat_room r join chat_room_user u using (room_id)
          where r.source_id = $1 and r.kind = 'pair' and u.chat_profile_id = p.chat_profile_id and u.leave
            and r.low_profile_id = least(p.chat_profile_id, $2) and r.high_profile_id = greatest(p.chat_profile_id, $2)
        )
        and not exists (
          select from chat_block b where b.chat_profile_id = $2 and b.blocked_profile_id = p.chat_profile_id
        )
    ), shown as (
      select *, count(*) over ()::int as total from fit
      order by ($3::boolean and is_priority) desc, lower(nickname), chat_profile_id
      limit $10 offset $11
    )
    select ${profileColumns}, p.total, ${connectCount} from shown p
    order by ($3::boolean and is_priority) desc, lower(nickname), chat_profile_id`,
    [
      sourceId,
      profileId,
      search.isPriorityFirst,
      isDirect ? userIdHash(sourceId, text.trim()) : null,
      isDirect ? [] : searchWords(text),
      search.tagIds,
      search.priority,
      search.isPriorityOnly,
      search.blocked,
      perPage,
      (page - 1) * perPage,
      kanjiForms.old,
      kanjiForms.usual,
    ],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/**
 * The profiles that share a room with the person or are their contacts, even if they have left, and the person's own.
 */
export async function findAcquaintances(
  { pool }: Queries,
  profileId: number,
  ids: readonly number[],
): Promise<FoundRow[]> {
  const { rows } = await pool.query<FoundRow>(
    `select ${profileColumns}, ${connectCount} from chat_profile p
    where p.chat_profile_id = any($2) and (
      p.chat_profile_id = $1
      or exists (select from chat_contact k where k.chat_profile_id = $1 and k.contact_profile_id = p.chat_profile_id)
      or exists (select from chat_block b where b.chat_profile_id = $1 and b.blocked_profile_id = p.chat_profile_id)
      or exists (
        select from chat_room_user mine join chat_room_user other using (room_id)
        where mine.chat_profile_id = $1 and other.chat_profile_id = p.chat_profile_id
      )
    )
    order by p.chat_profile_id`,
    [profileId, ids],
  );
  return rows;
}

/** How many registered people of some sources have each tag. */
export async function countTags(
  { pool }: Queries,
  places: readonly { realmKey: string; dataSourceId: number }[],
  blocked: readonly number[],
): Promise<{ tagId: number; connectCount: number }[]> {
  const { rows } = await pool.query<{ tag_id: number; people: number }>(
    `select tag as tag_id, count(*)::int as people
    from unnest($1::text[], $2::int[]) as place (realm, source)
    join chat_source s on s.realm_key = place.realm and s.data_source_id = place.source
    join chat_profile p using (source_id)
    cross join unnest(p.tag_ids) as tag
    where p.member_id is not null and not p.member_id = any($3)
    group by tag order by tag`,
    [places.map(({ realmKey }) => realmKey), places.map(({ dataSourceId }) => dataSourceId), blocked],
  );
  return rows.map((row) => ({ tagId: row.tag_id, connectCount: row.people }));
}
