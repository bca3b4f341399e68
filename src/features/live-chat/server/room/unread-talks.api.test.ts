import { beforeAll, expect, test } from 'vitest';
import {
  chatContent,
  type ChatPerson,
  type ChatWorld,
  chatWorld,
  messageKey,
  publishChat,
} from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import type { Visit } from '#features/site/server.ts';
import {
  blockPerson,
  createGroup,
  muteRoom,
  readRoom,
  readUnreadTalks,
  sendComment,
  startTalk,
} from '../../contract/room.ts';
import { messagesAhead } from './messages-ahead.ts';

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

    const ahead = async (closed: readonly number[] = []) => {
      const site = (await world.services.site.store.site({ portalId: 0, eventId: 11 }))!;
      const closedContents = async () => new Map(closed.map((contentId) => [contentId, { reason: 'login' }]));
      const asked = { visit: { site } as Visit, member: hanako, say: () => '', now: world.clock.now };
      return (await messagesAhead({ database: world.database, closedContents }, asked)).map(({ count, path }) => [
        count,
        path,
      ]);
    };
    expect(await ahead()).toEqual([[4, `module/live_chat/${chatContent}`]]);
    expect(await ahead([chatContent])).toEqual([]);

    await world.done(hanako, readRoom, { roomId: pair, body: { index: 2 } });
    await world.done(hanako, muteRoom, { roomId: group.id, body: { muted: true } });
    await world.done(hanako, blockPerson, { body: { userId: chie.id, blocked: true } });
    expect(await unread(hanako)).toEqual({ isRegistered: true, hasTalks: true, total: 0, talks: [] });
    expect(await ahead()).toEqual([]);
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
