import { beforeAll, expect, test } from 'vitest';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import * as calls from '../../contract/room.ts';
import { isUnread } from '../../rules/room/unread.ts';

describeEngines('the rooms of a chat', (open) => {
  let world: ChatWorld;
  let aya: ChatPerson;
  let ben: ChatPerson;
  let chie: ChatPerson;
  let names = 0;

  beforeAll(async () => {
    const database = await open();
    await publishChat(database);
    world = await chatWorld(database);
  });
  const people = async (): Promise<void> => {
    names += 1;
    // Each test waits out the limits of the one before.
    world.clock.now += 86_400_000;
    aya = await world.person(`aya${names}`);
    ben = await world.person(`ben${names}`);
    chie = await world.person(`chie${names}`);
  };
  const send = (person: ChatPerson, roomId: number, body: string, more: object = {}) =>
    world.call(person, calls.sendComment, { roomId, body: { key: messageKey(), body, ...more } });
  const own = (person: ChatPerson) => world.done(person, calls.readOwnChat);
  const page = (person: ChatPerson, roomId: number) => world.done(person, calls.readComments, { roomId });

  test('begin with an invitation and a contact for each person, and there is one room even if both start at once [CHAT-013, CHAT-014]', async () => {
    await people();
    const [one, other] = await Promise.all([
      world.done(aya, calls.startTalk, { body: { userId: ben.id } }),
      world.done(ben, calls.startTalk, { body: { userId: aya.id } }),
    ]);
    expect(one.id).toBe(other.id);
    expect(one).toMatchObject({ group: false, invite: true, comment_count: 0 });
    for (const [person, contact] of [
      [aya, ben],
      [ben, aya],
    ] as const) {
      const { user } = await own(person);
      expect(user).toMatchObject({ contacts: [{ user_id: contact.id, room_id: one.id, deleted: false }] });
    }
  });

  test('let the inviter write three texts, and the invited person write only by accepting [CHAT-020, CHAT-021, CHAT-033]', async () => {
    await people();
    const { id: roomId } = await world.done(aya, calls.startTalk, { body: { userId: ben.id } });
    expect((await own(ben)).invites).toMatchObject([{ user_id: aya.id, room_id: roomId, invite: true }]);
    expect(await send(ben, roomId, 'hello')).toBe(409);
    for (const text of ['1', '2', '3']) expect(await send(aya, roomId, text)).toMatchObject({ body: text });
    expect(await send(aya, roomId, '4')).toBe(409);
    const meeting = { type: 'MEETING', meeting: { url: 'https://meet.example.jp/a' } };
    expect(await send(aya, roomId, '', meeting)).toBe(409);
    expect(await send(ben, roomId, 'yes', { accept: true })).toMatchObject({ index: 4, body: 'yes' });
    const { room, comments } = await page(aya, roomId);
    expect(room).toMatchObject({ invite: false, comment_count: 4, last_message: 'yes', last_messaged_user_id: ben.id });
    expect(room.users).toMatchObject([{ invite: true }, { invite: true }]);
    expect(comments.map(({ body }) => body)).toEqual(['1', '2', '3', 'yes']);
    expect((await own(ben)).invites).toEqual([]);
    expect(await send(aya, roomId, '', meeting)).toMatchObject({ type: 'MEETING', meeting: meeting.meeting });
  });

  test('store a message once for its key, and refuse the key with another text', async () => {
    await people();
    const roomId = await world.contacts(aya, ben);
    const key = messageKey();
    const twice = await Promise.all([1, 2].map(() => send(aya, roomId, 'once', { key })));
    expect(twice[0]).toEqual(twice[1]);
    expect(await send(aya, roomId, 'twice', { key })).toBe(409);
    expect(await send(ben, roomId, 'mine', { key })).toMatchObject({ index: 2 });
    expect((await page(aya, roomId)).room.comment_count).toBe(2);
  });

  test('are unread until their newest message was read, and marks never move back [CHAT-022]', async () => {
    await people();
    const roomId = await world.contacts(aya, ben);
    await send(aya, roomId, 'one');
    await send(aya, roomId, 'two');
    const isUnreadFor = async (person: ChatPerson) => {
      const { room } = await page(person, roomId);
      return isUnread(room, room.users.find(({ user_id: id }) => id === person.id) as calls.RoomUser);
    };
    expect(await isUnreadFor(ben)).toBe(true);
    const read = (index: number) => world.done(ben, calls.readRoom, { roomId, body: { index } });
    expect(await read(99)).toMatchObject({ read_comment_index: 2 });
    expect(await read(1)).toMatchObject({ read_comment_index: 2 });
    expect(await isUnreadFor(ben)).toBe(false);
  });

  test('become read for an author by the message itself, unless the author has not seen the messages before it', async () => {
    await people();
    const roomId = await world.contacts(aya, ben);
    const marks = async () =>
      Object.fromEntries((await page(aya, roomId)).room.users.map((one) => [one.user_id, one.read_comment_index]));
    const before = (await page(aya, roomId)).room.version;
    await send(aya, roomId, 'one');
    // One change of the room, in which the page of the sender hears of both.
    expect((await page(aya, roomId)).room.version).toBe(before + 1);
    expect(await marks()).toEqual({ [aya.id]: 1, [ben.id]: 0 });
    await send(ben, roomId, 'at the same moment');
    await send(aya, roomId, 'two');
    expect(await marks()).toEqual({ [aya.id]: 1, [ben.id]: 0 });
    const group = await world.done(aya, calls.createGroup, {
      body: { key: messageKey(), title: 'x', userIds: [ben.id] },
    });
    await send(ben, group.id, 'to all');
    const { users } = (await page(aya, group.id)).room;
    expect(users.find(({ user_id: id }) => id === ben.id)).toMatchObject({ read_comment_index: 1 });
  });

  test('keep the place of a removed message, and no longer show its text as the last one', async () => {
    await people();
    const roomId = await world.contacts(aya, ben);
    await send(aya, roomId, 'secret');
    const remove = (person: ChatPerson) => world.call(person, calls.removeComment, { roomId, body: { index: 1 } });
    expect(await remove(ben)).toBe(404);
    expect(await remove(aya)).toMatchObject({ index: 1, body: '', removed: true });
    const { room, comments } = await page(ben, roomId);
    expect(room).toMatchObject({ comment_count: 1, last_message: '' });
    expect(comments).toMatchObject([{ index: 1, body: '', removed: true }]);
  });

  test('end for both people when one deletes the contact, and adding it again is a new invitation [CHAT-017, CHAT-018, CHAT-019]', async () => {
    await people();
    const roomId = await world.contacts(aya, ben);
    const gone = await world.done(aya, calls.deleteContact, { body: { userId: ben.id } });
    expect(gone).toMatchObject({ deleted: true, deleted_at: gone.updated_at });
    expect((await own(aya)).rooms).toEqual([]);
    const left = (await page(ben, roomId)).room.users.find(({ user_id: id }) => id === aya.id);
    expect(left).toMatchObject({ leave: true });
    expect(await send(ben, roomId, 'are you there?')).toBe(409);
    const again = await world.done(aya, calls.addContact, { body: { userId: ben.id } });
    expect(again).toMatchObject({ id: roomId, invite: true });
    expect((await own(aya)).user.contacts).toMatchObject([{ deleted: false, deleted_at: null }]);
    expect(await send(ben, roomId, 'here', { accept: true })).toMatchObject({ body: 'here' });
  });

  test('look the same to a blocked person as to a deleted contact', async () => {
    await people();
    const seen: unknown[] = [];
    for (const [one, how] of [
      [aya, calls.deleteContact],
      [chie, calls.blockPerson],
    ] as const) {
      const roomId = await world.contacts(one, ben);
      await world.done(one, how, { body: { userId: ben.id, blocked: true } });
      const { room } = await page(ben, roomId);
      const users = room.users
        .map(({ user_id: id, ...user }) => ({ ...user, isOwn: id === ben.id }))
        .sort((first, second) => Number(first.isOwn) - Number(second.isOwn));
      seen.push([await send(ben, roomId, 'hello'), users, (await own(ben)).blocked_user_ids]);
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  test('can be groups of contacts, made once for a key, which people join, name and leave', async () => {
    await people();
    await world.contacts(aya, ben);
    const body = { key: messageKey(), title: ' Lunch  at noon ', userIds: [ben.id] };
    const [group, same] = [
      await world.done(aya, calls.createGroup, { body }),
      await world.done(aya, calls.createGroup, { body }),
    ];
    expect(group).toMatchObject({ group: true, invite: false, title: 'Lunch at noon' });
    expect(same.id).toBe(group.id);
    const roomId = group.id;
    await send(ben, roomId, 'coming');
    const invite = (person: ChatPerson, other: ChatPerson) =>
      world.call(person, calls.inviteToGroup, { roomId, body: { userIds: [other.id] } });
    expect(await invite(aya, chie)).toBe(409);
    await world.contacts(ben, chie);
    expect(await invite(ben, chie)).toMatchObject({ users: [{}, {}, { user_id: chie.id, read_comment_index: 1 }] });
    await world.done(chie, calls.changeGroup, { roomId, body: { title: 'Dinner', description: 'at six' } });
    await world.done(ben, calls.leaveRoom, { roomId });
    expect(await send(ben, roomId, 'still here?')).toBe(404);
    expect((await page(aya, roomId)).room).toMatchObject({ title: 'Dinner', description: 'at six' });
    expect((await own(ben)).rooms.map(({ id }) => id)).not.toContain(roomId);
  });

  test('that are groups take no name that passes for the organiser’s, made or renamed, but keep one from earlier', async () => {
    await people();
    await world.contacts(aya, ben);
    const make = (title: string) =>
      world.call(aya, calls.createGroup, { body: { key: messageKey(), title, userIds: [ben.id] } });
    for (const title of ['運営からのお知らせ', 'OFFICIAL', '０fficial news', '事務局'])
      expect([title, await make(title)]).toEqual([title, 422]);
    const { id: roomId } = await world.done(aya, calls.createGroup, {
      body: { key: messageKey(), title: 'Lunch', userIds: [ben.id] },
    });
    const rename = (title: string, description = '') =>
      world.call(ben, calls.changeGroup, { roomId, body: { title, description } });
    expect(await rename('公式')).toBe(422);
    expect(await rename('Official lunch')).toBe(422);
    expect(await rename('Lunch at noon')).toMatchObject({ title: 'Lunch at noon' });
    await world.database.pool.query('update chat_room set title = $1 where room_id = $2', ['OFFICIAL', roomId]);
    expect(await rename('OFFICIAL', 'of ours')).toMatchObject({ description: 'of ours' });
  });

  test('are closed to strangers in every call', async () => {
    await people();
    const stranger = chie;
    const roomId = await world.contacts(aya, ben);
    const tried = await Promise.all([
      send(stranger, roomId, 'hi'),
      world.call(stranger, calls.readComments, { roomId }),
      world.call(stranger, calls.readRoom, { roomId, body: { index: 1 } }),
      world.call(stranger, calls.removeComment, { roomId, body: { index: 1 } }),
      world.call(stranger, calls.acceptInvite, { roomId }),
      world.call(stranger, calls.leaveRoom, { roomId }),
      world.call(stranger, calls.muteRoom, { roomId, body: { muted: true } }),
      world.call(stranger, calls.changeGroup, { roomId, body: { title: 'x' } }),
      world.call(stranger, calls.inviteToGroup, { roomId, body: { userIds: [aya.id] } }),
    ]);
    expect(tried).toEqual(tried.map(() => 404));
    expect(await world.call(aya, calls.startTalk, { body: { userId: aya.id } })).toBe(409);
  });

  test('refuse messages that are empty or too long, and meetings with invalid addresses', async () => {
    await people();
    const roomId = await world.contacts(aya, ben);
    const meeting = (url: string) => send(aya, roomId, '', { type: 'MEETING', meeting: { url } });
    const tried = [
      await send(aya, roomId, ' \u200b\u202e '),
      await send(aya, roomId, 'x'.repeat(2_001)),
      await meeting('http://meet.example.jp'),
      await meeting('javascript:alert(1)'),
      await send(aya, roomId, '', { type: 'IMAGE', image: messageKey() }),
    ];
    expect(tried).toEqual([422, 422, 422, 422, 422]);
  });
});
