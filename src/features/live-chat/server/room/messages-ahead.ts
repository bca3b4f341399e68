import type { Visit } from '#features/site/server.ts';
import type { Ahead } from '#kernel/ahead.ts';
import { pagePath } from '#kernel/page.ts';
import type { Database } from '#server/database/database.ts';
import type { AheadAsked } from '#server/server-feature.ts';
import { chatsOf } from '../desk/chat-desk.ts';

interface Services {
  database: Pick<Database, 'pool'>;
  closedContents(visit: Visit): Promise<ReadonlyMap<number, unknown>>;
}

/** What a member has not read in the chats of a site, in one statement; muted rooms and blocked people do not count. */
export async function messagesAhead(
  { database, closedContents }: Services,
  { visit, member: { memberId }, say }: AheadAsked<Visit>,
): Promise<Ahead[]> {
  const chats = chatsOf(visit.site);
  if (chats.length === 0 || visit.site.version === 'draft') return [];
  const { rows } = await database.pool.query<{ data_source_id: number; count: number }>(
    `select s.data_source_id, sum(r.comment_count - u.read_comment_index)::int as count
    from chat_source s
    join chat_profile p on p.source_id = s.source_id and p.member_id = $3
    join chat_room_user u on u.chat_profile_id = p.chat_profile_id and not u.leave and not u.muted
    join chat_room r on r.room_id = u.room_id and r.kind <> 'commentary' and r.comment_count > u.read_comment_index
    where s.realm_key = $1 and s.data_source_id = any($2::int[])
      and not exists (select from chat_block b where b.chat_profile_id = p.chat_profile_id and r.kind = 'pair'
        and b.blocked_profile_id = case r.low_profile_id
          when p.chat_profile_id then r.high_profile_id else r.low_profile_id end)
    group by s.data_source_id`,
    [chats[0]!.place.realmKey, chats.map(({ place }) => place.dataSourceId), memberId],
  );
  if (rows.length === 0) return [];
  const closed = await closedContents(visit);
  return chats.flatMap(({ contentId, place }): Ahead[] => {
    const count = rows.find(({ data_source_id: id }) => id === place.dataSourceId)?.count ?? 0;
    if (count === 0 || closed.has(contentId)) return [];
    const title = say(visit.site.modules.find((module) => module.contentId === contentId)?.title);
    const path = pagePath('liveChat', { contentId });
    const noTime = { place: '', startDate: null, endDate: null };
    return [{ kind: 'messages', title, about: '', ...noTime, count, path, event: null }];
  });
}
