import type { Visit } from '#features/site/server.ts';
import type { TopicFrame } from '#kernel/realtime/protocol.ts';
import { chatTalksTopic, chatUserTopic } from '../../rules/channel/chat-topics.ts';
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
import { makeGroups } from '../../../../../test/many-rooms.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import type { OwnChat, WindowedChat } from '../../rules/channel/room-shapes.ts';
import * as calls from '../../contract/room.ts';
import { readContacts } from '../../contract/search.ts';
import { firstRooms, heardRoomsMax, toldRooms } from '../../rules/limits/chat-limits.ts';
import { chatTopics } from './room-topics.ts';

const place = { realmKey: 'event/11', dataSourceId: chatSource };

describeEngines('somebody in more rooms than a page hears', (open) => {
  let database: Database;
  let world: ChatWorld;
  beforeAll(async () => {
    database = await open();
    await publishChat(database);
    world = await chatWorld(database);
  });

  /** A page that reads what is a person's own; it hears no hints, only what comparing brings. */
  const readOwn = async (person: ChatPerson, topicOf: (at: typeof place, id: number) => string = chatUserTopic) => {
    const log = createLog('error', () => {}, Date.now);
    const hub = createTopicHub<Visit>({ clock: Date.now, log });
    onTestFinished(() => hub.close());
    const heard: TopicFrame[] = [];
    const name = topicOf(place, person.id);
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

  const readWindow = (person: ChatPerson, query: Record<string, unknown>) =>
    world.done(person, calls.readOwnChat, { query });
  const ids = (own: Pick<OwnChat, 'rooms'>): number[] => own.rooms.map(({ id }) => id);

  test('costs the call and the channel what they show: 500 rooms are as large as 50, and all come by pages', async () => {
    const ben = await world.person('oto');
    const sizes = [];
    for (const [name, count] of [
      ['few', 50],
      ['many', 500],
    ] as const) {
      const person = await world.person(name);
      const made = await makeGroups(database, [person, ben], count);
      const first = await readWindow(person, { per_page: firstRooms });
      const { heard } = await readOwn(person, chatTalksTopic);
      const { state } = heard[0] as { state: WindowedChat };
      sizes.push({
        rooms: first.rooms.length,
        told: state.rooms.length,
        bytes: JSON.stringify(first).length,
        toldBytes: JSON.stringify(state).length,
      });
      expect(first.window).toMatchObject({ talks: { total: count }, invited: { total: 0, next: null } });
      const read = ids(first);
      let before = first.window?.talks.next;
      while (before) {
        const page = await readWindow(person, { list: 'talks', before, per_page: 100 });
        read.push(...ids(page));
        before = page.window?.talks.next;
      }
      // Those of one second too, each once, in the order of the whole answer.
      expect(read).toEqual(made.toReversed());
      expect(read).toEqual(ids(await world.done(person, calls.readOwnChat)));
    }
    const [few, many] = sizes as [(typeof sizes)[0], (typeof sizes)[0]];
    expect([few, many]).toMatchObject([
      { rooms: firstRooms, told: toldRooms },
      { rooms: firstRooms, told: toldRooms },
    ]);
    expect(many.bytes).toBeLessThan(few.bytes * 1.1);
    expect(many.toldBytes).toBeLessThan(few.toldBytes * 1.1);
  });

  test('is told by the channel of a message in the oldest room, with what is unread in all', async () => {
    const [emi, fumi] = [await world.person('emi'), await world.person('fumi')];
    const made = await makeGroups(database, [emi, fumi], firstRooms + 1);
    const { hub, heard } = await readOwn(emi, chatTalksTopic);
    expect(await readWindow(emi, { per_page: 1 })).toMatchObject({ window: { unread: { total: 0, room_ids: [] } } });
    await say(fumi, made[0] as number);
    await hub.compareHeads();
    await expect.poll(() => heard.length).toBe(2);
    const { state } = heard[1] as { state: WindowedChat };
    expect(state.rooms).toHaveLength(toldRooms);
    expect(state.rooms[0]).toMatchObject({ id: made[0], last_message: 'hello' });
    expect(state.window.unread).toEqual({ total: 1, room_ids: [made[0]] });
    // A room that is left is in no page, and asking for it answers none; one's own change has another version.
    await world.done(emi, calls.leaveRoom, { roomId: made[0] as number });
    await hub.compareHeads();
    await expect.poll(() => heard.length).toBe(3);
    const left = (heard[2] as { state: WindowedChat }).state;
    expect(left.window).toMatchObject({ talks: { total: firstRooms }, unread: { total: 0 } });
    expect(left.window.version).not.toBe(state.window.version);
    expect(ids(await readWindow(emi, { room_id: made[0] }))).toEqual([]);
    expect(ids(await readWindow(emi, { room_id: made[1] }))).toEqual([made[1]]);
    expect(ids(await readWindow(fumi, { room_id: made[0] }))).toEqual([made[0]]);
  });

  test('has invitations and contacts apart, by pages, with what each person is to the member', async () => {
    const gen = await world.person('gen');
    const people = [];
    for (const name of ['hiro', 'iku', 'jun', 'kai', 'lin', 'mio']) people.push(await world.person(name));
    const [hiro, iku, jun, kai, lin, mio] = people as [
      ChatPerson,
      ChatPerson,
      ChatPerson,
      ChatPerson,
      ChatPerson,
      ChatPerson,
    ];
    const friendRoom = await world.contacts(gen, hiro);
    const sent = await world.done(gen, calls.startTalk, { body: { userId: iku.id } });
    const received = await world.done(jun, calls.startTalk, { body: { userId: gen.id } });
    await world.contacts(gen, kai);
    await world.done(gen, calls.deleteContact, { body: { userId: kai.id } });
    await world.contacts(gen, lin);
    await world.done(gen, calls.blockPerson, { body: { userId: lin.id, blocked: true } });
    const declined = await world.done(mio, calls.startTalk, { body: { userId: gen.id } });
    await world.done(gen, calls.leaveRoom, { roomId: declined.id });

    const own = await readWindow(gen, { per_page: 1 });
    expect(own.window).toMatchObject({ talks: { total: 2 }, invited: { total: 1, next: null } });
    expect(ids(own)).toContain(received.id);
    expect(own.invites).toMatchObject([{ room_id: received.id, user_id: jun.id }]);

    const list = async (query: Record<string, unknown>) => {
      const { people: found, ...rest } = await world.done(gen, readContacts, { query });
      return { ...rest, people: found.map((one) => [one.user_id, one.state, one.room_id]) };
    };
    const totals = { known: 3, accepted: 1, deleted: 1, blocked: 1 };
    const known = [
      [hiro.id, 'accepted', friendRoom],
      [iku.id, 'sent', sent.id],
      [jun.id, 'received', received.id],
    ];
    expect(await list({ per_page: 2 })).toEqual({ people: known.slice(0, 2), hasMore: true, totals });
    expect(await list({ per_page: 2, after: iku.id })).toEqual({ people: known.slice(2), hasMore: false, totals });
    expect(await list({ list: 'accepted' })).toMatchObject({ people: known.slice(0, 1) });
    expect((await list({ list: 'deleted' })).people.map(([id]) => id)).toEqual([kai.id]);
    expect((await list({ list: 'blocked' })).people.map(([id]) => id)).toEqual([lin.id]);
    const asked = await list({ ids: [...people.map(({ id }) => id), 999_999].join(',') });
    expect(asked.people.map(([, state]) => state)).toEqual([
      'accepted',
      'sent',
      'received',
      'deleted',
      'blocked',
      'declined',
    ]);
  });
});
