import type { Visit } from '#features/site/server.ts';
import type { TopicFrame } from '#kernel/realtime/protocol.ts';
import { chatUserTopic } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { createLog } from '#server/log/log.ts';
import { findTopic } from '#server/realtime/topic-kinds.ts';
import { createTopicHub } from '#server/realtime/topic-hub.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type ChatPerson,
  chatSource,
  type ChatWorld,
  chatWorld,
  messageKey,
  publishChat,
} from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import type { OwnChat } from '../../rules/channel/room-shapes.ts';
import * as calls from '../../contract/room.ts';
import { heardRoomsMax } from '../../rules/limits/chat-limits.ts';
import { chatTopics } from './room-topics.ts';

const place = { realmKey: 'event/11', dataSourceId: chatSource };

/** Groups of these people, the oldest first. */
async function makeGroups({ pool }: Database, people: readonly ChatPerson[], count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `with room as (
      insert into chat_room (source_id, kind, started_by, started_at, invite, title, created_at, updated_at)
      select source_id, 'group', chat_profile_id, at, false, 'Group ' || n, at, at
      from chat_profile, generate_series(1, $2::int) n, lateral (select timestamptz '2026-11-01' + n * interval '1 s' as at) t
      where chat_profile_id = $1 returning room_id
    ), sat as (
      insert into chat_room_user (room_id, chat_profile_id, invite, changed_version, joined_at)
      select room_id, id, true, 0, now() from room, unnest($3::int[]) id
    )
    select room_id as id from room order by room_id`,
    [people[0]?.id, count, people.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

describeEngines('somebody in more rooms than a page hears', (open) => {
  let database: Database;
  let world: ChatWorld;
  beforeAll(async () => {
    database = await open();
    await publishChat(database);
    world = await chatWorld(database);
  });

  /** A page that reads what is a person's own; it hears no hints, only what comparing brings. */
  const readOwn = async (person: ChatPerson) => {
    const log = createLog('error', () => {}, Date.now);
    const hub = createTopicHub<Visit>({ clock: Date.now, log });
    onTestFinished(() => hub.close());
    const heard: TopicFrame[] = [];
    const name = chatUserTopic(place, person.id);
    const found = findTopic(chatTopics({ database, guardContent: async () => {} }), name)!;
    const reader = { hear: (frame: TopicFrame) => void heard.push(frame), askAgain: async () => {} };
    await hub.recover(name, found, undefined, reader);
    return { hub, heard };
  };
  const say = (person: ChatPerson, roomId: number) =>
    world.done(person, calls.sendComment, { roomId, body: { key: messageKey(), body: 'hello' } });

  test('hears of a message in the oldest room when the server compares versions, and otherwise nothing', async () => {
    const [aya, ben] = [await world.person('aya'), await world.person('ben')];
    const roomIds = await makeGroups(database, [aya, ben], heardRoomsMax + 60);
    const { hub, heard } = await readOwn(aya);
    expect(heard).toHaveLength(1);
    await hub.compareHeads();
    expect(heard).toHaveLength(1);
    await say(ben, roomIds[0] as number);
    await hub.compareHeads();
    await expect.poll(() => heard.length).toBe(2);
    const { state } = heard[1] as { state: OwnChat };
    expect(state.rooms).toHaveLength(heardRoomsMax + 60);
    expect(state.rooms[0]).toMatchObject({ id: roomIds[0], comment_count: 1, last_message: 'hello' });
  });

  test('is not read again for a message while the page listens to all rooms', async () => {
    const [chie, dan] = [await world.person('chie'), await world.person('dan')];
    const [roomId] = await makeGroups(database, [chie, dan], heardRoomsMax);
    const { hub, heard } = await readOwn(chie);
    await say(dan, roomId as number);
    await hub.compareHeads();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toHaveLength(1);
  });
});
