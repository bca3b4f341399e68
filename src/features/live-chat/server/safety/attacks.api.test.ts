import { beforeAll, expect, test } from 'vitest';
import { giveRole } from '#features/account/server/member-roles.ts';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import type { Visit } from '#features/site/server.ts';
import { chatRoomTopic, chatUserTopic } from '../../rules/channel/chat-topics.ts';
import { hintBus } from '#server/realtime/hints.ts';
import type { LogTopic, OwnTopic } from '#server/realtime/topic-kinds.ts';
import { findProfileId, saveChatProfile } from '../../contract/profile.ts';
import { searchProfiles } from '../../contract/search.ts';
import type { OwnChat } from '../../rules/channel/room-shapes.ts';
import * as calls from '../../contract/room.ts';
import { chatLimits } from '#server/limits/limit-table.ts';
import { newPeopleADay } from '../../rules/limits/chat-limits.ts';
import { chatTopics } from '../room/room-topics.ts';

const place = { realmKey: 'event/11', dataSourceId: 5 };
const [burst] = chatLimits.message;

describeEngines('a chat under attack', (open) => {
  let world: ChatWorld;
  let names = 0;

  beforeAll(async () => {
    const database = await open();
    await publishChat(database);
    world = await chatWorld(database);
  });
  const person = (name: string): Promise<ChatPerson> => {
    names += 1;
    return world.person(`${name}${names}`);
  };
  const start = (from: ChatPerson, to: ChatPerson) => world.call(from, calls.startTalk, { body: { userId: to.id } });
  const send = (from: ChatPerson, roomId: number, body: string, more: object = {}) =>
    world.call(from, calls.sendComment, { roomId, body: { key: messageKey(), body, ...more } });

  /** How somebody goes away from another. */
  const leavers = (ben: ChatPerson) => ({
    deletes: (by: ChatPerson, _: number): Promise<unknown> =>
      world.done(by, calls.deleteContact, { body: { userId: ben.id } }),
    blocks: (by: ChatPerson, _: number): Promise<unknown> =>
      world.done(by, calls.blockPerson, { body: { userId: ben.id, blocked: true } }),
    leaves: (by: ChatPerson, roomId: number): Promise<unknown> => world.done(by, calls.leaveRoom, { roomId }),
  });

  test(`lets a member write to ${newPeopleADay} new people a day, even if all talks are started at the same moment`, async () => {
    const from = await person('eager');
    const others: ChatPerson[] = [];
    for (let index = 0; index < newPeopleADay + 4; index += 1) others.push(await person('other'));
    const tried = await Promise.all(others.map((other) => start(from, other)));
    expect(tried.filter((one) => one === 429)).toHaveLength(4);
    expect((await world.done(from, calls.readOwnChat)).rooms).toHaveLength(newPeopleADay);
  });

  test(`takes ${burst.most} messages of a member in ten seconds, however many are sent at once and to however many rooms`, async () => {
    const [from, one, other] = [await person('loud'), await person('one'), await person('other')];
    const rooms = [await world.contacts(from, one), await world.contacts(from, other)];
    const tried = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(from, rooms[index % 2] as number, `text ${index}`)),
    );
    expect(tried.filter((answer) => answer === 429)).toHaveLength(50 - burst.most);
    // The others write on.
    expect(await send(one, rooms[0] as number, 'quiet, please')).toMatchObject({ body: 'quiet, please' });
  });

  test.each([
    ['contacts', (ben: ChatPerson, by: ChatPerson) => world.contacts(ben, by)],
    [
      'whom they invited',
      async (ben: ChatPerson, by: ChatPerson) =>
        (await world.done(ben, calls.startTalk, { body: { userId: by.id } })).id,
    ],
    [
      'who invited them',
      async (ben: ChatPerson, by: ChatPerson) =>
        (await world.done(by, calls.startTalk, { body: { userId: ben.id } })).id,
    ],
  ])('looks the same in every call to a person who was blocked, deleted or left: %s', async (_, meet) => {
    const ben = await person('ben');
    const seen: string[] = [];
    for (const leave of Object.values(leavers(ben))) {
      world.clock.now += 60_000;
      const by = await person('goes');
      const chatId = `goes${names}`;
      const roomId = await meet(ben, by);
      await send(ben, roomId, 'hello');
      await send(by, roomId, 'hello, too', { accept: false });
      await leave(by, roomId);
      const key = messageKey();
      const answers = [
        await send(ben, roomId, 'are you there?', { key, accept: true }),
        await send(ben, roomId, '', { type: 'MEETING', meeting: { url: 'https://meet.example.jp/a' } }),
        await world.call(ben, calls.acceptInvite, { roomId }),
        await world.call(ben, calls.readComments, { roomId }),
        await world.call(ben, calls.readRoom, { roomId, body: { index: 9 } }),
        await world.call(ben, calls.removeComment, { roomId, body: { index: 1 } }),
        await world.call(ben, searchProfiles, { query: { text: chatId } }),
        await world.call(ben, searchProfiles, { query: { ids: String(by.id) } }),
        await world.call(ben, findProfileId, { params: { token: by.token } }),
        await start(ben, by),
        await world.call(ben, calls.startTalk, { body: { token: by.token } }),
        await world.call(ben, calls.addContact, { body: { userId: by.id } }),
        await world.call(ben, calls.createGroup, { body: { key: messageKey(), title: 'x', userIds: [by.id] } }),
        await send(ben, roomId, 'and now?', { key, accept: true }),
        await world.call(ben, calls.announceMessage, { body: { id: by.id } }),
        await world.call(ben, calls.readUnreadTalks),
        await world.call(ben, calls.muteRoom, { roomId, body: { muted: false } }),
        (await world.done(ben, calls.readOwnChat)).rooms.find(({ id }) => id === roomId),
        (await world.done(ben, calls.readOwnChat)).user.contacts.find(({ user_id: id }) => id === by.id),
        await world.call(ben, calls.deleteContact, { body: { userId: by.id } }),
        await world.call(ben, calls.addContact, { body: { userId: by.id } }),
        await send(ben, roomId, 'hello again'),
        await world.call(ben, calls.readComments, { roomId }),
      ];
      // A page is told as much.
      expect(await world.mailsTo(ben)).toEqual([]);
      // The numbers of the two and the times are those of each.
      seen.push(
        JSON.stringify(answers)
          .replaceAll(chatId, 'NAME')
          .replaceAll(/"(\w*_at|startAt)":"[^"]*"/g, '"$1":"TIME"')
          .replaceAll(/"key":"[^"]*"/g, '"key":"KEY"')
          .replaceAll(/"(id|room_id|roomId)":\d+/g, '"$1":"N"')
          .replaceAll(new RegExp(`"(user_id|last_messaged_user_id)":${by.id}\\b`, 'g'), '"$1":"BY"'),
      );
      await world.call(ben, calls.leaveRoom, { roomId });
    }
    expect(seen[0]).toContain('"leave":true');
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).toBe(seen[0]);
  });

  test('does not reveal to a stranger whether they were blocked or the account is gone', async () => {
    const ben = await person('ben');
    const ways = {
      blocks: (by: ChatPerson) => world.done(by, calls.blockPerson, { body: { userId: ben.id, blocked: true } }),
      goes: (by: ChatPerson) => world.database.pool.query('delete from member where member_id = $1', [by.memberId]),
    };
    const seen: unknown[] = [];
    for (const way of Object.values(ways)) {
      const by = await person('stranger');
      await way(by);
      seen.push([
        await world.call(ben, findProfileId, { params: { token: by.token } }),
        await world.call(ben, calls.startTalk, { body: { token: by.token } }),
        await world.call(ben, calls.startTalk, { body: { extoken: by.token } }),
        await start(ben, by),
      ]);
    }
    expect(seen[0]).toEqual([404, 404, 404, 409]);
    expect(seen[1]).toEqual(seen[0]);
  });

  test('sends the same to the pages of a person who was blocked, deleted or left, at the same moments', async () => {
    const ben = await person('ben');
    const told: string[] = [];
    const [log, own] = chatTopics({ database: world.database, guardContent: async () => {} }) as [
      LogTopic<Visit>,
      OwnTopic<Visit>,
    ];
    /** What comes after: it is no more to be noticed than the first. */
    const afterwards = {
      block: (by: ChatPerson) => world.done(by, calls.blockPerson, { body: { userId: ben.id, blocked: true } }),
      unblock: (by: ChatPerson) => world.done(by, calls.blockPerson, { body: { userId: ben.id, blocked: false } }),
    };
    for (const way of Object.values(leavers(ben))) {
      world.clock.now += 60_000;
      const by = await person('goes');
      const roomId = await world.contacts(ben, by);
      await send(ben, roomId, 'hello');
      const heard: unknown[] = [];
      const stop = hintBus(world.database).listen(([topic, at]) => {
        if (topic === chatRoomTopic(place, roomId)) heard.push(['room', at]);
        if (topic === chatUserTopic(place, ben.id)) heard.push(['own']);
      });
      const look = async (): Promise<void> => {
        const [part] = await log.since([{ params: { roomId: String(roomId) }, after: 0 }], 200);
        const state = await own.read({ userId: String(ben.id) });
        const { rooms, ...rest } = (state?.value ?? {}) as OwnChat;
        heard.push(part, await own.heads([{ userId: String(ben.id) }]).then(([head]) => (head ?? 0) - before));
        heard.push(
          rooms.find(({ id }) => id === roomId),
          rest.invites,
          rest.blocked_user_ids,
        );
      };
      const [before = 0] = await own.heads([{ userId: String(ben.id) }]);
      await way(by, roomId);
      await look();
      for (const later of Object.values(afterwards)) {
        await later(by);
        await look();
      }
      await send(ben, roomId, 'are you there?');
      await look();
      stop();
      told.push(
        JSON.stringify(heard)
          .replaceAll(/"(\w*_at|startAt)":"[^"]*"/g, '"$1":"TIME"')
          .replaceAll(/"key":"[^"]*"/g, '"key":"KEY"')
          .replaceAll(`"id":${roomId}`, '"id":"ROOM"')
          .replaceAll(new RegExp(`"(user_id|last_messaged_user_id)":${by.id}\\b`, 'g'), '"$1":"BY"'),
      );
    }
    expect(told[0]).toContain('"leave":true');
    expect(told[1]).toBe(told[0]);
    expect(told[2]).toBe(told[0]);
  });

  test.each(['Staff', 'ｓｔａｆｆ', 'ѕtаff', '運営事務局', 'st\u200Baff'])(
    'refuses a nickname that could be taken for the organiser: %s',
    async (nickname) => {
      const someone = await person('someone');
      expect(await world.call(someone, saveChatProfile, { body: { nickname } })).toBe(422);
    },
  );

  test('finds nothing with the data source of another chat, or at a content that is not a chat', async () => {
    const [one, other] = [await person('one'), await person('other')];
    const roomId = await world.contacts(one, other);
    for (const params of [{ dataSourceId: 6 }, { contentId: 91 }, { contentId: 91, dataSourceId: 6 }]) {
      expect(await world.call(one, calls.readComments, { roomId, params })).toBe(404);
      expect(await world.call(one, calls.readOwnChat, { params })).toBe(404);
    }
  });

  test('refuses a message of a megabyte', async () => {
    const [one, other] = [await person('one'), await person('other')];
    const roomId = await world.contacts(one, other);
    expect(await send(one, roomId, 'x'.repeat(1_000_000))).toBe(422);
    expect((await world.done(other, calls.readComments, { roomId })).comments).toEqual([]);
  });

  test('lets a member whom the organiser has blocked read, but not write [ACCESS-048]', async () => {
    const [one, other] = [await person('one'), await person('other')];
    const roomId = await world.contacts(one, other);
    await send(other, roomId, 'hello');
    await giveRole(world.database, 'event/11', one.memberId, 'blocked');
    expect((await world.done(one, calls.readComments, { roomId })).comments).toHaveLength(1);
    await world.done(one, calls.readRoom, { roomId, body: { index: 1 } });
    expect(await send(one, roomId, 'hi')).toBe(403);
    expect(await start(one, await person('third'))).toBe(403);
  });
});
