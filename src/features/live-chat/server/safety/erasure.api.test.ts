import { beforeAll, expect, test } from 'vitest';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { saveChatProfile } from '../../contract/profile.ts';
import * as calls from '../../contract/room.ts';
import { reportPerson } from '../../contract/safety.ts';
import { noticeData } from '../notice/notice-data.ts';
import { chatData } from './chat-data.ts';

describeEngines('a member who leaves their chats', (open) => {
  const mark = 'marked4711';
  let world: ChatWorld;
  let aya: ChatPerson;
  let ben: ChatPerson;
  let chie: ChatPerson;
  let roomId: number;
  let groupId: number;

  const send = (person: ChatPerson, room: number, body: string, more: object = {}) =>
    world.call(person, calls.sendComment, { roomId: room, body: { key: messageKey(), body, ...more } });
  const page = (person: ChatPerson, room: number) => world.done(person, calls.readComments, { roomId: room });
  const rows = async (statement: string): Promise<Record<string, unknown>[]> =>
    (await world.database.pool.query<Record<string, unknown>>(statement)).rows;

  /** The columns that name a profile. */
  async function references(): Promise<{ table: string; column: string }[]> {
    return (await rows(
      `select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'chat_profile'::regclass order by 1, 2`,
    )) as { table: string; column: string }[];
  }

  /** The columns in which the member stands. */
  async function namedIn(): Promise<string[]> {
    const found: string[] = [];
    for (const { table, column } of await references()) {
      const { rows: hits } = await world.database.pool.query(`select 1 from ${table} where ${column} = $1 limit 1`, [
        aya.id,
      ]);
      if (hits.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  }

  /** The columns of all tables in which a text stands. */
  async function placesOf(text: string): Promise<string[]> {
    const columns = await rows(
      `select table_name, column_name from information_schema.columns where table_schema = 'public'
      and data_type in ('text', 'jsonb', 'json', 'uuid', 'character varying', 'bytea', 'ARRAY')`,
    );
    const found: string[] = [];
    for (const { table_name: table, column_name: column } of columns as Record<string, string>[]) {
      const { rows: hits } = await world.database.pool.query(
        `select 1 from ${table} where position($1 in ${column}::text) > 0 limit 1`,
        [text],
      );
      if (hits.length > 0) found.push(`${table}.${column}`);
    }
    return found.sort();
  }

  beforeAll(async () => {
    const database = await open();
    await publishChat(database, { tags: [{ tagId: 7, name: { jpn: 'AI' } }] });
    world = await chatWorld(database);
    aya = await world.person(`${mark}id`);
    ben = await world.person('ben');
    chie = await world.person('chie');
    await world.done(aya, saveChatProfile, { body: { nickname: `${mark} name`, tagIds: '7' } });
    roomId = await world.contacts(aya, ben);
    await send(ben, roomId, 'from ben');
    await send(aya, roomId, `${mark} text`);
    await send(aya, roomId, '', {
      type: 'MEETING',
      meeting: { url: `https://meet.example.jp/${mark}`, startAt: null },
    });
    const group = await world.done(aya, calls.createGroup, {
      body: { key: messageKey(), title: 'Lunch', userIds: [ben.id] },
    });
    groupId = group.id;
    await database.pool.query(
      `insert into chat_picture (picture_id, owner_profile_id, room_id, width, height, whole, thumbnail, created_at)
      values ($1, $2, $3, 2, 3, $4, $4, now())`,
      [messageKey(), aya.id, roomId, Buffer.from(`${mark} picture`)],
    );
    await send(aya, groupId, `${mark} in the group`);
    await world.done(aya, calls.blockPerson, { body: { userId: chie.id, blocked: true } });
    await world.done(chie, calls.blockPerson, { body: { userId: aya.id, blocked: true } });
    await fillTables();
  });

  /** Rows of other journeys; a new table that names a profile has to be filled here too. */
  async function fillTables(): Promise<void> {
    const { pool } = world.database;
    const report = (by: ChatPerson, userId: number, more: object = {}) =>
      world.done(by, reportPerson, { body: { userId, reason: 'spam', text: `${by.id} says`, ...more } });
    await report(aya, ben.id);
    await report(ben, aya.id, { roomId, index: 2 });
    await pool.query(`insert into chat_suspension values ($1, $2, now())`, [aya.id, `${mark} advertises`]);
    await pool.query(`insert into chat_notice (chat_profile_id, member_id, mails) values ($1, $2, false)`, [
      aya.id,
      aya.memberId,
    ]);
    await pool.query(
      `insert into chat_push (endpoint, chat_profile_id, member_id, session_id, p256dh, auth, created_at)
      select $3, $1, $2, session_id, '', '', now() from member_session where member_id = $2`,
      [aya.id, aya.memberId, `https://push.example/${mark}`],
    );
    await pool.query(
      `insert into chat_pushed (chat_profile_id, member_id, room_id, comment_index) values ($1, $2, $3, 1)`,
      [aya.id, aya.memberId, roomId],
    );
    for (const [asks, answers] of [
      [aya, ben],
      [ben, aya],
    ] as const) {
      await pool.query(`insert into chat_auto_reply values ('event/11', 200, 1, $1, '2026-11-20', $2)`, [
        asks.id,
        answers.id,
      ]);
    }
  }

  test('is in the tables of the chat by references of the database, except in those listed here', async () => {
    const all = await rows(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename like 'chat_%'`,
    );
    const named = new Set((await references()).map(({ table }) => table));
    expect(
      all
        .map(({ name }) => name as string)
        .filter((name) => !named.has(name))
        .sort(),
    ).toEqual([
      // Keys of the server.
      'chat_notice_secret',
      // The profiles themselves.
      'chat_profile',
      'chat_push_key',
      // The acts of the organiser's people, with the names that they gave.
      'chat_report_act',
      // When the moderators of a site were told.
      'chat_report_notice',
      // A number for each place where people meet.
      'chat_source',
    ]);
    const numbers = await rows(
      `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name like 'chat_%' and column_name ~ '(profile|member|user|person|_by$)'
        and data_type = 'integer'`,
    );
    const known = new Set((await references()).map(({ table, column }) => `${table}.${column}`));
    const strange = numbers.map(({ name }) => name as string).filter((name) => !known.has(name));
    expect(strange.sort()).toEqual([
      'chat_notice.member_id',
      'chat_profile.chat_profile_id',
      'chat_profile.member_id',
      'chat_push.member_id',
      'chat_pushed.member_id',
      // Of the emptied profile.
      'chat_room.last_messaged_by',
    ]);
  });

  test('is in every table that names a profile, so the next tests look into each', async () => {
    const found = await namedIn();
    const missing = (await references())
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !found.includes(name));
    // The other end of the pair.
    expect(missing.filter((name) => !/^chat_room\.(low|high)_profile_id$/.test(name))).toEqual([]);
  });

  test('finds each of these tables in a part of the export', async () => {
    const told = new Set([chatData(world.database), noticeData(world.database)].flatMap(({ tables }) => tables));
    const tables = new Set((await references()).map(({ table }) => table));
    // Copies of what stands in the rooms.
    expect([...tables].filter((name) => !told.has(name))).toEqual(['chat_report_message']);
  });

  test('gets all of their data in the export, and only the names of others', async () => {
    const data = await chatData(world.database).read({ memberId: aya.memberId, realmKey: 'event/11' });
    expect(data).toMatchObject([
      {
        account: 'event/11',
        profile: { liveChatUserId: `${mark}id`, nickname: `${mark} name`, tagIds: [7] },
        contacts: [{ nickname: 'ben', deletedAt: null }],
        rooms: [
          {
            kind: 'pair',
            people: ['ben'],
            messages: [
              { index: 2, body: `${mark} text` },
              { index: 3, meeting: { url: `https://meet.example.jp/${mark}` } },
            ],
          },
          { kind: 'group', title: 'Lunch', people: ['ben'], messages: [{ body: `${mark} in the group` }] },
        ],
        pictures: [{ width: 2, height: 3, bytes: `${mark} picture`.length }],
        blocks: [{ nickname: 'chie' }],
        boothAnswers: [
          { site: 'event/11', contentId: 200, detailId: 1, day: '2026-11-20', asExhibitor: false },
          { site: 'event/11', contentId: 200, detailId: 1, day: '2026-11-20', asExhibitor: true },
        ],
        reports: [{ about: 'ben', reason: 'spam' }],
        suspension: { reason: `${mark} advertises` },
      },
    ]);
    const text = JSON.stringify(data);
    expect(text).not.toContain('from ben');
    expect(text).not.toContain(aya.token);
    expect(await noticeData(world.database).read({ memberId: aya.memberId, realmKey: 'event/11' })).toMatchObject({
      mails: [{ mails: false }],
      pushes: [{ service: 'push.example' }],
      pushed: [{ room: roomId, upTo: 1 }],
    });
  });

  test('leaves empty messages, rooms that look as if they had left, and nothing else in any table', async () => {
    const [before, groupBefore] = [await page(ben, roomId), await page(ben, groupId)];
    expect(await placesOf(mark)).not.toEqual([]);
    await world.database.pool.query('delete from member where member_id = $1', [aya.memberId]);

    expect(await placesOf(mark)).toEqual([]);
    expect(await placesOf(aya.token)).toEqual([]);
    expect(await placesOf(Buffer.from(`${mark} picture`).toString('hex'))).toEqual([]);
    const { room, comments } = await page(ben, roomId);
    expect(room.version).toBeGreaterThan(before.room.version);
    expect(room).toMatchObject({ comment_count: 3, last_message: '' });
    expect(room.users.find(({ user_id: id }) => id === aya.id)).toMatchObject({ leave: true });
    expect(comments).toMatchObject([
      { body: 'from ben', removed: false },
      { index: 2, body: '', removed: true },
      { index: 3, body: '', meeting: null, removed: true },
    ]);
    const group = await page(ben, groupId);
    expect(group.room.version).toBeGreaterThan(groupBefore.room.version);
    expect(group.comments).toMatchObject([{ body: '', removed: true }]);
    expect(await send(ben, roomId, 'are you there?')).toBe(409);
    expect(await send(ben, groupId, 'here')).toMatchObject({ body: 'here' });

    const own = await world.done(ben, calls.readOwnChat);
    expect(new Set(own.rooms.map(({ id }) => id))).toEqual(new Set([roomId, groupId]));
    expect((await world.done(chie, calls.readOwnChat)).blocked_user_ids).toEqual([]);
    // Ben can clear the room away.
    await world.done(ben, calls.deleteContact, { body: { userId: aya.id } });
    expect((await world.done(ben, calls.readOwnChat)).rooms.map(({ id }) => id)).toEqual([groupId]);
  });

  test('is named in no other table of the chat', async () => {
    const left = await namedIn();
    expect(left).toEqual([
      'chat_comment.chat_profile_id',
      // The record of the other, which names only an empty profile.
      'chat_contact.contact_profile_id',
      // Reports without words, of an empty profile.
      'chat_report.reported_profile_id',
      'chat_report.reporter_profile_id',
      'chat_report_message.chat_profile_id',
      ...(left.includes('chat_room.high_profile_id') ? ['chat_room.high_profile_id'] : ['chat_room.low_profile_id']),
      'chat_room.started_by',
      'chat_room_user.chat_profile_id',
    ]);
  });

  test('leaves an id that nobody else can take', async () => {
    const again = await world.person('other');
    const { rows: ids } = await world.database.pool.query(
      'select live_chat_user_id, nickname, member_id from chat_profile where chat_profile_id = $1',
      [aya.id],
    );
    expect(ids).toEqual([{ live_chat_user_id: '', nickname: '', member_id: null }]);
    expect(again.id).toBeGreaterThan(0);
    await expect(world.person(`${mark.toUpperCase()}ID`)).rejects.toThrow('422');
  });
});
