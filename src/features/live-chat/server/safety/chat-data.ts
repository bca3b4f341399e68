import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';

interface ChatOfMember {
  chat_profile_id: number;
  data: Record<string, unknown>;
}

/** All that a member has in the chats of their account, for their export. Of others it has names only. */
export function chatData({ pool }: Pick<Database, 'pool'>): PersonalDataPart {
  return {
    name: 'chats',
    tables: [
      'chat_profile',
      'chat_room',
      'chat_room_user',
      'chat_contact',
      'chat_block',
      'chat_picture',
      'chat_comment',
      'chat_auto_reply',
      'chat_report',
      'chat_report_act',
      'chat_suspension',
    ],
    async read({ memberId }) {
      const { rows } = await pool.query<ChatOfMember>(statement, [memberId]);
      return rows.map(({ data }) => data);
    },
  };
}

const nameOf = (column: string): string =>
  `(select o.nickname from chat_profile o where o.chat_profile_id = ${column})`;

const statement = `
  select p.chat_profile_id, jsonb_build_object(
    'account', s.realm_key,
    'dataSourceId', s.data_source_id,
    'profile', jsonb_build_object('id', p.chat_profile_id, 'liveChatUserId', p.live_chat_user_id,
      'nickname', p.nickname, 'image', p.avatar, 'tagIds', p.tag_ids, 'language', p.language,
      'createdAt', p.created_at, 'updatedAt', p.updated_at, 'seenAt', p.seen_at),
    'contacts', (
      select coalesce(jsonb_agg(jsonb_build_object('nickname', ${nameOf('c.contact_profile_id')},
        'createdAt', c.created_at, 'deletedAt', c.deleted_at) order by c.created_at), '[]')
      from chat_contact c where c.chat_profile_id = p.chat_profile_id),
    'rooms', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'title', r.title,
        'people', (
          select coalesce(jsonb_agg(o.nickname order by o.chat_profile_id), '[]')
          from chat_room_user ou join chat_profile o using (chat_profile_id)
          where ou.room_id = r.room_id and o.chat_profile_id <> p.chat_profile_id),
        'joinedAt', u.joined_at, 'hasLeft', u.leave, 'muted', u.muted, 'readUpTo', u.read_comment_index,
        'messages', (
          select coalesce(jsonb_agg(jsonb_build_object('index', c.comment_index, 'type', c.type, 'body', c.body,
            'meeting', c.meeting, 'pictureId', c.picture_id, 'createdAt', c.created_at, 'removedAt', c.removed_at)
            order by c.comment_index), '[]')
          from chat_comment c where c.room_id = r.room_id and c.chat_profile_id = p.chat_profile_id)
      ) order by r.room_id), '[]')
      from chat_room r left join chat_room_user u on u.room_id = r.room_id and u.chat_profile_id = p.chat_profile_id
      where r.source_id = p.source_id and (u.room_id is not null or (r.kind = 'commentary' and exists (
        select from chat_comment c where c.room_id = r.room_id and c.chat_profile_id = p.chat_profile_id)))),
    'pictures', (
      select coalesce(jsonb_agg(jsonb_build_object('pictureId', i.picture_id, 'width', i.width, 'height', i.height,
        'bytes', length(i.whole), 'createdAt', i.created_at) order by i.created_at), '[]')
      from chat_picture i where i.owner_profile_id = p.chat_profile_id),
    'blocks', (
      select coalesce(jsonb_agg(jsonb_build_object('nickname', ${nameOf('b.blocked_profile_id')},
        'createdAt', b.created_at) order by b.created_at), '[]')
      from chat_block b where b.chat_profile_id = p.chat_profile_id),
    'boothAnswers', (
      select coalesce(jsonb_agg(jsonb_build_object('site', a.site_key, 'contentId', a.content_id,
        'detailId', a.detail_id, 'day', a.day, 'asExhibitor', a.exhibitor_profile_id = p.chat_profile_id)
        order by a.day, a.exhibitor_profile_id = p.chat_profile_id), '[]')
      from chat_auto_reply a where p.chat_profile_id in (a.chat_profile_id, a.exhibitor_profile_id)),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('site', t.site_key, 'about', ${nameOf('t.reported_profile_id')},
        'reason', t.reason, 'body', t.body, 'createdAt', t.created_at, 'closedAt', t.closed_at, 'answer', t.answer)
        order by t.report_id), '[]')
      from chat_report t where t.reporter_profile_id = p.chat_profile_id),
    'moderation', (
      select coalesce(jsonb_agg(jsonb_build_object('site', t.site_key, 'kind', a.kind, 'reason', a.reason,
        'at', a.done_at, 'endsAt', a.ends_at) order by a.act_id), '[]')
      from chat_report t join chat_report_act a using (report_id)
      where t.reported_profile_id = p.chat_profile_id and a.kind in ('remove', 'warn', 'suspend', 'readmit')),
    'suspension', (
      select jsonb_build_object('reason', x.reason, 'suspendedAt', x.suspended_at, 'endsAt', x.ends_at)
      from chat_suspension x where x.chat_profile_id = p.chat_profile_id)
  ) as data
  from chat_profile p join chat_source s using (source_id) where p.member_id = $1 order by p.chat_profile_id`;
