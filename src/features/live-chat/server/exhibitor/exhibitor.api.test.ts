import { beforeAll, expect, test } from 'vitest';
import { boothDocuments } from '#features/booth/documents.ts';
import { tieExhibitor } from '#features/booth/server.ts';
import { createSiteServer, type PublishedSite } from '#features/site/server.ts';
import {
  chatNow,
  type ChatPerson,
  type ChatWorld,
  chatWorld,
  messageKey,
  publishChat,
} from '../../../../../test/chat-world.ts';
import { readModule } from '../../../../../test/site-calls.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { findProfileId } from '../../contract/profile.ts';
import { readComments, readOwnChat, sendComment, startTalk } from '../../contract/room.ts';
import { createChatFaces } from './chat-faces.ts';
import { readDocuments } from '../../../../../test/read-documents.ts';

const booth = (detailId: number, more: object = {}) => ({
  detailId,
  items: { title: { value: { jpn: `ブース${detailId}` } } },
  chat: { enable: true },
  autoReply: { message: { jpn: 'お返事します。', eng: 'We will answer.' } },
  ...more,
});
const booths = {
  moduleCode: 'booth',
  contentId: 200,
  items: [booth(1), booth(2), booth(3, { chat: { enable: false } })],
};
/** A quarter of an hour before midnight in Tokyo: the next day comes before the sessions end. */
const late = chatNow + 585 * 60_000;
const intoNextDayMs = 20 * 60_000;

describeEngines('the people of a booth in the chat', (open) => {
  let world: ChatWorld;
  let misaki: ChatPerson;
  let sora: ChatPerson;
  let visitor: ChatPerson;
  let visitors = 0;

  beforeAll(async () => {
    const database = await open();
    await publishChat(database, {}, [readModule(booths, boothDocuments)]);
    world = await chatWorld(database, {}, { now: late });
    misaki = await world.person('misaki');
    sora = await world.person('sora');
    for (const detailId of [1, 3]) {
      await tieExhibitor(database, 'event/11', { contentId: 200, detailId }, { memberId: misaki.memberId });
    }
    await tieExhibitor(database, 'event/11', { contentId: 200, detailId: 1 }, { memberId: sora.memberId });
  });
  const someone = async (): Promise<void> => {
    visitors += 1;
    visitor = await world.person(`visitor${visitors}`);
  };
  const start = (extoken: string, detailId: number | undefined, more: object = {}) =>
    world.call(visitor, startTalk, {
      body: { extoken, reply: true, ...(detailId !== undefined && { content_id: 200, detail_id: detailId }), ...more },
    });
  const said = async (roomId: number) =>
    (await world.done(visitor, readComments, { roomId })).comments.map(({ user_id: by, body }) => [by, body]);

  test('become contacts of a person who opens their link at once, and the booth sends its automatic reply [CHAT-015, CHAT-027, CHAT-028]', async () => {
    await someone();
    const room = await start(misaki.token, 1);
    if (typeof room === 'number') throw new Error(String(room));
    expect(room).toMatchObject({ invite: false, comment_count: 1, last_message: 'お返事します。' });
    expect(await said(room.id)).toEqual([[misaki.id, 'お返事します。']]);
    for (const person of [visitor, misaki]) {
      const { user, invites } = await world.done(person, readOwnChat);
      expect([user.contacts.filter(({ room_id: id }) => id === room.id).length, invites]).toEqual([1, []]);
    }
    const message = { key: messageKey(), body: 'ありがとうございます' };
    expect(await world.call(visitor, sendComment, { roomId: room.id, body: message })).toMatchObject({ index: 2 });
  });

  test('send the automatic reply to a person once a day, whoever of the booth is asked, even twice at the same moment', async () => {
    await someone();
    const rooms = await Promise.all([start(misaki.token, 1), start(misaki.token, 1)]);
    const room = rooms[0] as { id: number };
    await start(sora.token, 1);
    const other = (await start(sora.token, 1)) as { id: number };
    expect([(await said(room.id)).length, (await said(other.id)).length]).toEqual([1, 0]);
    world.clock.now += intoNextDayMs;
    await start(misaki.token, 1);
    expect(await said(room.id)).toHaveLength(2);
    world.clock.now -= intoNextDayMs;
  });

  test('cause a mail about their automatic reply to a person who left before reading it', async () => {
    await someone();
    await start(misaki.token, 1);
    world.clock.now += 4 * 60_000;
    const [mail] = await world.mailsTo(visitor);
    expect(mail?.text).toContain('misaki：1件');
    world.clock.now -= 4 * 60_000;
  });

  test('send no automatic reply if the link does not ask for it, or the booth has none', async () => {
    await someone();
    const room = (await start(misaki.token, 1, { reply: false })) as { id: number };
    await start(misaki.token, undefined);
    await start(misaki.token, 3);
    expect(await said(room.id)).toEqual([]);
  });

  test('are the only contacts of the booth: the token of another person or of another booth makes no contact', async () => {
    await someone();
    const stranger = await world.person(`stranger${visitors}`);
    expect([
      await start(stranger.token, 1),
      await start(stranger.token, undefined),
      await start(misaki.token, 2),
      await start('nothing', 1),
      await start(misaki.token, 99),
    ]).toEqual([404, 404, 404, 404, 404]);
    expect((await world.done(visitor, readOwnChat)).rooms).toEqual([]);
  });

  test('are shown on the page of the booth with the chat of the event', async () => {
    const site = createSiteServer(world.database, [], readDocuments);
    await site.directory.refresh();
    const event = (await site.store.site({ portalId: 0, eventId: 11 })) as PublishedSite;
    const faces = await createChatFaces(world.database)(event, [sora.memberId, 999_999]);
    expect(faces).toEqual({
      contentId: 90,
      people: [{ memberId: sora.memberId, token: sora.token, nickname: 'sora', image: null }],
    });
  });

  test('and other people are found by their token, and an unknown token is 404 [CHAT-040]', async () => {
    await someone();
    const find = (token: string) => world.call(visitor, findProfileId, { params: { token } });
    expect([await find(sora.token), await find('unknown')]).toEqual([{ id: sora.id }, 404]);
  });
});
