import { beforeAll, expect, test } from 'vitest';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import {
  blockPerson,
  createGroup,
  muteRoom,
  readRoom,
  readUnreadTalks,
  sendComment,
  startTalk,
} from '../../contract/room.ts';

describeEngines('the unread talks of a member', (open) => {
  let world: ChatWorld;
  let hanako: ChatPerson;
  let ben: ChatPerson;
  let chie: ChatPerson;

  beforeAll(async () => {
    const database = await open();
    await publishChat(database);
    world = await chatWorld(database);
    hanako = await world.person('hanako');
    ben = await world.person('ben');
    chie = await world.person('chie');
  });
  const say = (from: ChatPerson, roomId: number, body: string) => {
    world.clock.now += 60_000;
    return world.done(from, sendComment, { roomId, body: { key: messageKey(), body } });
  };
  const unread = async (person: ChatPerson, query = {}) => {
    const { talks, ...facts } = await world.done(person, readUnreadTalks, { query });
    const face = ({ person: other, group }: (typeof talks)[number]) => group ?? other?.nickname;
    return { ...facts, talks: talks.map((talk) => [face(talk), talk.count, talk.isInvitation]) };
  };

  test('are the rooms with messages that the member has not read, newest first, with name and picture', async () => {
    expect(await unread(hanako)).toEqual({ isRegistered: true, hasTalks: false, total: 0, talks: [] });
    const pair = await world.contacts(hanako, ben);
    const invited = await world.done(chie, startTalk, { body: { userId: hanako.id } });
    await say(chie, invited.id, 'はじめまして');
    await say(ben, pair, '一つ');
    await say(ben, pair, '二つ');
    const group = await world.done(ben, createGroup, {
      body: { key: messageKey(), title: '展示会の組', userIds: [hanako.id] },
    });
    await say(ben, group.id, '三つ');
    const talks = [
      ['展示会の組', 1, false],
      ['ben', 2, false],
      ['chie', 1, true],
    ];
    expect(await unread(hanako)).toEqual({ isRegistered: true, hasTalks: true, total: 3, talks });
    expect(await unread(hanako, { per_page: 1 })).toEqual({
      isRegistered: true,
      hasTalks: true,
      total: 3,
      talks: talks.slice(0, 1),
    });

    await world.done(hanako, readRoom, { roomId: pair, body: { index: 2 } });
    await world.done(hanako, muteRoom, { roomId: group.id, body: { muted: true } });
    await world.done(hanako, blockPerson, { body: { userId: chie.id, blocked: true } });
    expect(await unread(hanako)).toEqual({ isRegistered: true, hasTalks: true, total: 0, talks: [] });
  });

  test('are empty for a member without a profile, who is told so and not refused', async () => {
    const { accessToken } = await world.person('nobody');
    await world.database.pool.query("delete from chat_profile where live_chat_user_id = 'nobody'");
    expect(await world.done({ accessToken }, readUnreadTalks)).toEqual({
      isRegistered: false,
      hasTalks: false,
      total: 0,
      talks: [],
    });
    expect(await world.call({ accessToken }, readUnreadTalks, { params: { dataSourceId: 99 } })).toBe(404);
  });
});
