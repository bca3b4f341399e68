import type { Visit } from '#features/site/server.ts';
import { clientIdOf, type TopicParams } from '#kernel/realtime/topics.ts';
import { chatTopicPatterns } from '../../rules/channel/chat-topics.ts';
import { parseId } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { LogPart, LogTopic, OwnTopic, Topic } from '#server/realtime/topic-kinds.ts';
import { firstRooms, heardRoomsMax } from '../../rules/limits/chat-limits.ts';
import type { OwnChat, RoomEvent, WindowedChat } from '../../rules/channel/room-shapes.ts';
import { chatsOf, type OwnProfile } from '../desk/chat-desk.ts';
import { commentColumns, type EventRow, presentEvent } from './present-room.ts';
import { readerDesk } from './reader-desk.ts';

export interface ChatTopicServices {
  database: Database;
  /** Throws what keeps a visit from a content. */
  guardContent(visit: Visit, contentId: number, detailId: undefined): Promise<void>;
}

const idOf = (text: string | undefined): number => parseId(text) ?? 0;

export function chatTopics(services: ChatTopicServices): Topic<Visit>[] {
  return [roomTopic(services), ownTopic(services), talksTopic(services)];
}

/** The reader of a topic of a chat: the profile of the visit, behind the same doors as the calls of the chat. */
export async function readerOf(
  { database, guardContent }: ChatTopicServices,
  visit: Visit,
  { clientId, dataSourceId }: TopicParams,
): Promise<OwnProfile> {
  const chat = chatsOf(visit.site).find(
    ({ place }) => clientIdOf(place.realmKey) === clientId && String(place.dataSourceId) === dataSourceId,
  );
  if (chat === undefined) throw refuse('notFound');
  await guardContent(visit, chat.contentId, undefined);
  const member = await visit.member();
  if (member === undefined) throw refuse('forbidden');
  const profile = await readerDesk(database).profile(chat.place, member.memberId);
  if (profile === undefined) throw refuse('notFound');
  return profile;
}

/** The changes of a room, for those who are in it. */
function roomTopic(services: ChatTopicServices): LogTopic<Visit, RoomEvent> {
  const { pool } = services.database;
  return {
    kind: 'log',
    pattern: chatTopicPatterns.room,
    async mayRead(visit, params) {
      const { sourceId, profileId } = await readerOf(services, visit, params);
      const isIn = await readerDesk(services.database).isInRoom(sourceId, idOf(params['roomId']), profileId);
      if (!isIn) throw refuse('notFound');
    },
    takesReaders: (event) => 'user' in event && event.user.leave,
    async heads(asked) {
      const { rows } = await pool.query<{ version: number }>(
        `select coalesce(r.version, 0) as version from unnest($1::int[]) with ordinality as a (room_id, sort)
        left join chat_room r using (room_id) order by a.sort`,
        [asked.map(({ roomId }) => idOf(roomId))],
      );
      return rows.map(({ version }) => version);
    },
    async since(asked, most) {
      const { rows } = await pool.query<{ at: number; events: EventRow[] }>(sinceStatement, [
        asked.map(({ params }) => idOf(params['roomId'])),
        asked.map(({ after }) => after),
        most,
      ]);
      return rows.map(({ at, events }): LogPart<RoomEvent> => ({ at, events: events.map(presentEvent) }));
    },
  };
}

/** The changes of rooms behind a version, as many of each as the reader asks for. */
const sinceStatement = `
  select coalesce(r.version, 0) as at, coalesce((
    select jsonb_agg(e.event order by e.at, e.sort) from (
      select * from (
        (select c.version as at, 2 as sort,
          jsonb_build_object('at', c.version, 'comment', to_jsonb(c) || jsonb_build_object('width', i.width, 'height', i.height)) as event
        from (select ${commentColumns.replace(', i.width, i.height', '')} from chat_comment c
          where c.room_id = r.room_id and c.version > a.after and c.version <= r.version order by c.version limit $3) c
        left join chat_picture i using (picture_id))
        union all
        select u.changed_version, 1, jsonb_build_object('at', u.changed_version, 'user', jsonb_build_object(
          'user_id', u.chat_profile_id, 'read_comment_index', u.read_comment_index, 'invite', u.invite, 'leave', u.leave))
        from chat_room_user u where u.room_id = r.room_id and u.changed_version > a.after and u.changed_version <= r.version
        union all
        select r.changed_version, 0, jsonb_build_object('at', r.changed_version, 'room', jsonb_build_object(
          'invite', r.invite, 'title', r.title, 'description', r.description, 'icon_image', r.icon_image,
          'updated_at', r.updated_at))
        where r.changed_version > a.after
      ) changes order by at, sort limit $3
    ) e
  ), '[]') as events
  from unnest($1::int[], $2::int[]) with ordinality as a (room_id, after, sort)
  left join chat_room r using (room_id) order by a.sort`;

/** All of one person's own chat, for that person. Pages of the release before read it. */
function ownTopic(services: ChatTopicServices): OwnTopic<Visit, OwnChat> {
  return {
    ...ofOnePerson(services, heardRoomsMax),
    pattern: chatTopicPatterns.user,
    read: async ({ userId }) => ({ value: await readerDesk(services.database).own(idOf(userId)) }),
  };
}

/** The newest rooms of one person, for that person; their page reads on by calls. */
function talksTopic(services: ChatTopicServices): OwnTopic<Visit, WindowedChat> {
  return {
    ...ofOnePerson(services, firstRooms),
    pattern: chatTopicPatterns.talks,
    read: async ({ userId }) => ({ value: await readerDesk(services.database).talks(idOf(userId)) }),
  };
}

/** What the topics of one person have in common; `heard` is in how many rooms a page of theirs hears all of them. */
function ofOnePerson(services: ChatTopicServices, heard: number): Pick<OwnTopic<Visit>, 'kind' | 'mayRead' | 'heads'> {
  return {
    kind: 'own',
    async mayRead(visit, params) {
      const { profileId } = await readerOf(services, visit, params);
      if (String(profileId) !== params['userId']) throw refuse('forbidden');
    },
    async heads(asked) {
      const { rows } = await services.database.pool.query<{ version: number }>(ownHeadsStatement, [
        asked.map(({ userId }) => idOf(userId)),
        heard,
      ]);
      return rows.map(({ version }) => version);
    },
  };
}

/**
 * A person in more rooms than a page hears at once learns by the heads of all that something is new in the others. The
 * person's own changes count for more than any number of messages, so that a room that goes never hides one of them.
 */
const ownHeadsStatement = `
  select coalesce(p.version, 0) * 1e9::float8 + case
    when (select count(*) from chat_room_user u where u.chat_profile_id = a.chat_profile_id and not u.leave) <= $2 then 0
    else (select sum(r.version) from chat_room_user u join chat_room r using (room_id)
      where u.chat_profile_id = a.chat_profile_id and not u.leave) end as version
  from unnest($1::int[]) with ordinality as a (chat_profile_id, sort)
  left join chat_profile p using (chat_profile_id) order by a.sort`;
