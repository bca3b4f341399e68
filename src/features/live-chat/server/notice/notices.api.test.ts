import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { requestContext } from '../../../../../test/request-context.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { chatHereTopic } from '../../rules/channel/chat-topics.ts';
import * as calls from '../../contract/notice.ts';
import * as rooms from '../../contract/room.ts';
import { createTellAway } from './digest.ts';
import { noticeData } from './notice-data.ts';
import { claimMail, setMails } from './notice-settings.ts';
import { createUnsubscribeRoutes } from './unsubscribe-routes.ts';
import { awayFrom } from './unread-rooms.ts';

const minute = 60_000;

describeEngines('mails about unread messages', (open) => {
  let world: ChatWorld;
  let aya: ChatPerson;
  let ben: ChatPerson;
  let roomId: number;
  let names = 0;

  beforeAll(async () => {
    const database = await open();
    await publishChat(database);
    world = await chatWorld(database);
  });
  beforeEach(async () => {
    names += 1;
    world.clock.now += 86_400_000;
    aya = await world.person(`aya${names}`);
    ben = await world.person(`ben${names}`);
    roomId = await world.contacts(aya, ben);
  });
  const send = (body: string, from = aya, to = roomId) =>
    world.done(from, rooms.sendComment, { roomId: to, body: { key: messageKey(), body } });
  const later = async (minutes: number) => {
    world.clock.now += minutes * minute;
    return world.mailsTo(ben);
  };
  const place = { realmKey: 'event/11', dataSourceId: 5 };

  test('go to a member who is away, once until the member is back, with names but without texts', async () => {
    await send('the secret plan');
    expect(await later(1)).toEqual([]);
    await send('and more');
    const [mail] = await later(3);
    expect(mail).toMatchObject({ kind: 'chat-digest', language: 'jpn' });
    expect(mail?.text).toContain(`aya${names}：2件`);
    expect(mail?.text).toContain('https://hiroba.test/web/event/11/module/live_chat/90');
    expect(`${mail?.text}${mail?.html}`).not.toContain('secret');
    await send('again');
    expect(await later(4)).toHaveLength(1);
    await world.noteHere([chatHereTopic(place, ben.id)]);
    world.clock.now += 1_000;
    await send('after they were here');
    expect(await later(4)).toHaveLength(2);
  });

  test('do not go to a member who has read, is looking at a page, or has seen the list of rooms [CHAT-045]', async () => {
    await send('read');
    await world.done(ben, rooms.readRoom, { roomId, body: { index: 1 } });
    expect(await later(4)).toEqual([]);
    await send('seen');
    world.clock.now += minute;
    await world.noteHere([chatHereTopic(place, ben.id), 'site/event-11']);
    expect(await later(4)).toEqual([]);
    await send('ended');
    world.clock.now += minute;
    expect(await world.call(ben, rooms.endNotices)).toEqual({ done: true });
    expect(await later(4)).toEqual([]);
    const { rooms: own } = await world.done(ben, rooms.readOwnChat);
    expect(own[0]?.users.find(({ user_id: id }) => id === ben.id)).toMatchObject({ read_comment_index: 1 });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['muted room', () => world.done(ben, rooms.muteRoom, { roomId, body: { muted: true } })],
    ['removed message', () => world.done(aya, rooms.removeComment, { roomId, body: { index: 1 } })],
    ['blocked person', () => world.done(ben, rooms.blockPerson, { body: { userId: aya.id, blocked: true } })],
    ['reader who ended them', () => world.done(ben, calls.saveNoticeSettings, { body: { mails: false } })],
    ['room that was left', () => world.done(ben, rooms.leaveRoom, { roomId })],
    [
      'member whom the organiser has blocked',
      () =>
        world.database.pool.query(
          `insert into member_role (member_id, site_key, role) values ($1, 'event/11', 'blocked')`,
          [ben.memberId],
        ),
    ],
  ])('do not go for a %s', async (_, change) => {
    await send('hello');
    await change();
    expect(await later(4)).toEqual([]);
  });

  test('do not name a stranger who has written', async () => {
    const chie = await world.person(`chie${names}`);
    const { id } = await world.done(chie, rooms.startTalk, { body: { userId: ben.id } });
    await send('buy my things', chie, id);
    const [mail] = await later(4);
    expect(mail?.text).toContain('承認していない方からの招待：1件');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/buy|chie/);
  });

  test('show the chat id instead of a name that could be an address, and escape every name', async () => {
    await world.database.pool.query('update chat_profile set nickname = $2 where chat_profile_id = $1', [
      aya.id,
      '<b>evil.example',
    ]);
    const chie = await world.person(`chie${names}`);
    const other = await world.contacts(chie, ben);
    await world.database.pool.query('update chat_profile set nickname = $2 where chat_profile_id = $1', [
      chie.id,
      '<img src=x>',
    ]);
    await send('hello');
    await send('hello', chie, other);
    const [mail] = await later(4);
    expect(mail?.text).toContain(`aya${names}：1件`);
    expect(mail?.html).toContain('&lt;img src=x&gt;：1件');
    expect(mail?.html).not.toMatch(/<img|evil/);
  });

  test('are sent without a call that announces a message, and the answer of that call is the same about strangers [CHAT-044]', async () => {
    const announce = (id: number) => world.call(aya, rooms.announceMessage, { body: { id } });
    const stranger = await world.person(`stranger${names}`);
    await send('hello');
    expect([await announce(ben.id), await announce(stranger.id), await announce(9_999_999)]).toEqual(
      [1, 2, 3].map(() => ({ done: true })),
    );
    await world.database.pool.query(`delete from job where name = 'chat-look'`);
    await announce(ben.id);
    await announce(ben.id);
    expect(await later(4)).toHaveLength(1);
    expect(await world.mailsTo(stranger)).toEqual([]);
  });

  test('can be switched off and on again by a POST without a login, and never by a GET', async () => {
    await send('hello');
    const [mail] = await later(4);
    const address = /https:\/\/hiroba\.test(\/chat-mails\/\S+)/.exec(mail?.text ?? '')?.[1] as string;
    const routes = createUnsubscribeRoutes(world.database, () => requestContext());
    const ask = async (method: string, path = address) => {
      const answer = await routes.request(path, { method });
      return [answer.status, await answer.text()] as const;
    };
    const wants = async () => (await world.done(ben, calls.readNoticeSettings)).mails;
    const [status, page] = await ask('GET');
    expect([status, await wants()]).toEqual([200, true]);
    expect(page).toContain('<form method="post"');
    expect(page).not.toMatch(new RegExp(`ben${names}|example\\.jp`));
    expect((await ask('POST'))[0]).toBe(200);
    expect(await wants()).toBe(false);
    expect((await ask('POST', `${address}?start`))[0]).toBe(200);
    expect(await wants()).toBe(true);
    const forged = address.replace(/\d+\./, `${aya.id}.`);
    expect([(await ask('POST', forged))[0], (await ask('POST', '/chat-mails/x'))[0]]).toEqual([404, 404]);
    expect((await world.done(aya, calls.readNoticeSettings)).mails).toBe(true);
    expect(await world.done(ben, calls.saveNoticeSettings, { body: { mails: false } })).toMatchObject({ mails: false });
  });

  test.each([
    ['are sent once if two servers find the same messages at the same moment', claimMail, 1],
    [
      'would be sent twice if a server did not have to claim the mail (control)',
      async (tx: Parameters<typeof claimMail>[0], { profileId }: { profileId: number }) => {
        await tx
          .updateTable('chat_notice')
          .set({ mailed_at: new Date(0) })
          .where('chat_profile_id', '=', profileId)
          .execute();
        return true;
      },
      2,
    ],
  ])('%s', async (_, claim, count) => {
    await send('hello');
    await world.database.pool.query(`delete from job where name = 'chat-look'`);
    world.clock.now += 4 * minute;
    const found = await Promise.all([1, 2].map(() => awayFrom(world.database, roomId)));
    const tell = createTellAway(world.services, claim);
    await Promise.all(found.flat().map(tell));
    expect(await world.mailsTo(ben)).toHaveLength(count);
  });

  test('are in the export of a member, and the settings are deleted with the account', async () => {
    await setMails(world.database, ben.id, false);
    const part = noticeData(world.database);
    const subject = { memberId: ben.memberId, realmKey: 'event/11' };
    expect(await part.read(subject)).toEqual({
      mails: [{ mails: false, lastMailAt: null }],
      pushes: [],
      pushed: [],
    });
    await world.database.pool.query('delete from member where member_id = $1', [ben.memberId]);
    expect(await part.read(subject)).toEqual({ mails: [], pushes: [], pushed: [] });
  });
});
