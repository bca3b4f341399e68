import { siteKey, type Visit } from '#features/site/server.ts';
import { clientIdOf, type TopicParams } from '#kernel/realtime/topics.ts';
import { streamOfCommentary, chatTopicPatterns } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { LogPart, LogTopic } from '#server/realtime/topic-kinds.ts';
import type { CommentaryEvent } from '../../rules/channel/room-shapes.ts';
import { messageJson, presentMessage } from './commentary-store.ts';
import type { FindStream } from './streams.ts';

export interface CommentaryTopicServices {
  database: Pick<Database, 'pool'>;
  findStream: FindStream;
  /** Throws what keeps a visit from a content, or from one detail of it. */
  guardContent(visit: Visit, contentId: number, detailId: number | undefined): Promise<void>;
}

const nowhere = { siteKey: '', contentId: 0, detailId: 0 };

/** The topic of a commentary, for everybody who may see the stream. */
export function commentaryTopic({
  database,
  findStream,
  guardContent,
}: CommentaryTopicServices): LogTopic<Visit, CommentaryEvent> {
  const { pool } = database;
  const placesOf = (asked: readonly TopicParams[]): unknown[] => {
    const places = asked.map((params) => streamOfCommentary(params) ?? nowhere);
    return [
      places.map((place) => place.siteKey),
      places.map(({ contentId }) => contentId),
      places.map(({ detailId }) => detailId),
    ];
  };
  return {
    kind: 'log',
    pattern: chatTopicPatterns.commentary,
    async mayRead(visit, params) {
      const place = streamOfCommentary(params);
      if (place === undefined || place.siteKey !== siteKey(visit.site)) throw refuse('notFound');
      await guardContent(visit, place.contentId, place.detailId);
      const { chat } = await findStream({ site: visit.site, params: place, context: visit.context });
      const { realmKey, dataSourceId } = chat.place;
      const isItsOwn = clientIdOf(realmKey) === params['clientId'] && String(dataSourceId) === params['dataSourceId'];
      if (!isItsOwn) throw refuse('notFound');
    },
    async heads(asked) {
      const { rows } = await pool.query<{ version: number }>(
        `select coalesce(r.version, 0) as version
        from unnest($1::text[], $2::int[], $3::int[]) with ordinality as a (site_key, content_id, detail_id, sort)
        left join chat_room r using (site_key, content_id, detail_id) order by a.sort`,
        placesOf(asked),
      );
      return rows.map(({ version }) => version);
    },
    async since(asked, most) {
      const { rows } = await pool.query<{ at: number; events: CommentaryEvent[] }>(sinceStatement, [
        ...placesOf(asked.map(({ params }) => params)),
        asked.map(({ after }) => after),
        most,
      ]);
      return rows.map(
        ({ at, events }): LogPart<CommentaryEvent> => ({
          at,
          events: events.map((event) => ({ ...event, message: presentMessage(event.message) })),
        }),
      );
    },
  };
}

const sinceStatement = `
  select coalesce(r.version, 0) as at, coalesce((
    select jsonb_agg(e.event order by e.at) from (
      select c.version as at, jsonb_build_object('at', c.version, 'message', ${messageJson}) as event
      from chat_comment c join chat_profile p using (chat_profile_id)
      where c.room_id = r.room_id and c.version > a.after and c.version <= r.version order by c.version limit $5
    ) e
  ), '[]') as events
  from unnest($1::text[], $2::int[], $3::int[], $4::int[]) with ordinality
    as a (site_key, content_id, detail_id, after, sort)
  left join chat_room r using (site_key, content_id, detail_id) order by a.sort`;
