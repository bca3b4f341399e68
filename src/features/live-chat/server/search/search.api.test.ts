import { beforeAll, describe, expect, test } from 'vitest';
import { giveRole } from '#features/account/server/member-roles.ts';
import { type ChatPerson, type ChatWorld, chatWorld, publishChat } from '../../../../../test/chat-world.ts';
import { describeEngines, testDatabase } from '../../../../../test/test-database.ts';
import { saveChatProfile } from '../../contract/profile.ts';
import { readTagCounts, searchProfiles } from '../../contract/search.ts';
import * as rooms from '../../contract/room.ts';
import { reportPerson } from '../../contract/safety.ts';

const tags = [1, 2, 3].map((tagId) => ({ tagId, name: { jpn: `タグ${tagId}` } }));

describeEngines('the search of a chat', (open) => {
  let world: ChatWorld;
  let hanako: ChatPerson;
  let ben: ChatPerson;
  let chie: ChatPerson;

  const dress = (person: ChatPerson, nickname: string, tagIds = '') =>
    world.done(person, saveChatProfile, { body: { nickname, tagIds } });
  const found = async (person: ChatPerson, query: Record<string, unknown> = {}) => {
    const answer = await world.done(person, searchProfiles, { query });
    return answer.map(({ liveChatUserId: id }) => id);
  };

  beforeAll(async () => {
    const database = await open();
    await publishChat(database, { tags });
    world = await chatWorld(database);
    hanako = await world.person('hanako');
    ben = await world.person('Ben77');
    chie = await world.person('chie');
    await dress(hanako, '山田 花子', '1,2');
    await dress(ben, 'Ｂｅｎ Lee', '2');
    await dress(chie, 'チエ', '2,3');
  });

  test('finds by words of nickname and chat id, and by all of the given tags [CHAT-041]', async () => {
    const cases: [Record<string, unknown>, string[]][] = [
      [{}, ['Ben77', 'chie', 'hanako']],
      [{ text: '花子' }, ['hanako']],
      [{ text: 'BEN lee' }, ['Ben77']],
      [{ text: 'ben77' }, ['Ben77']],
      [{ text: '山田 ben' }, []],
      [{ text: '100%_' }, []],
      [{ tag_ids: '2' }, ['Ben77', 'chie', 'hanako']],
      [{ tag_ids: '1,2' }, ['hanako']],
      [{ tag_ids: '2', text: 'チエ' }, ['chie']],
      [{ direct_search: '1', text: 'BEN77' }, ['Ben77']],
      [{ direct_search: '1', text: 'ben' }, []],
      [{ direct_search: '1' }, []],
      [{ target: 'None' }, []],
    ];
    for (const [query, ids] of cases) expect([query, (await found(chie, query)).sort()]).toEqual([query, ids.sort()]);
  });

  test('counts the contacts of each person, once both have accepted', async () => {
    await world.contacts(hanako, ben);
    await world.done(hanako, rooms.startTalk, { body: { userId: chie.id } });
    const answer = await world.done(chie, searchProfiles);
    const counts = Object.fromEntries(answer.map((one) => [one.liveChatUserId, one.connectCount]));
    expect(counts).toEqual({ hanako: 1, Ben77: 1, chie: 0 });
  });

  test('finds people by their ids if they are contacts or share a room with the searcher, and nobody else', async () => {
    const dan = await world.person('dan');
    const ids = [hanako, ben, chie, dan].map(({ id }) => id).join(',');
    expect(await found(dan, { ids })).toEqual(['dan']);
    expect(await found(ben, { ids, text: 'nobody' })).toEqual(['hanako', 'Ben77']);
    await world.done(ben, rooms.deleteContact, { body: { userId: hanako.id } });
    expect(await found(ben, { ids })).toEqual(['hanako', 'Ben77']);
    expect(await found(ben, { ids: '' })).toEqual([]);
  });

  test('does not find people whom the organiser has blocked, who have left, or who have blocked the searcher', async () => {
    const eri = await world.person('eri');
    const fay = await world.person('fay');
    const gus = await world.person('gus');
    await giveRole(world.database, 'event/11', eri.memberId, 'blocked');
    await world.database.kysely
      .updateTable('chat_profile')
      .set({ member_id: null })
      .where('chat_profile_id', '=', fay.id)
      .execute();
    await world.done(gus, rooms.blockPerson, { body: { userId: ben.id, blocked: true } });
    for (const text of ['eri', 'fay', 'gus']) expect([text, await found(ben, { text })]).toEqual([text, []]);
    expect(await found(chie, { text: 'gus' })).toEqual(['gus']);
    expect(await found(chie, { text: 'gus', direct_search: '1' })).toEqual(['gus']);
  });

  test('counts the registered people of each tag at the site [CHAT-046, CHAT-060]', async () => {
    expect(await world.done(chie, readTagCounts)).toEqual([
      { tagId: 1, connectCount: 1 },
      { tagId: 2, connectCount: 3 },
      { tagId: 3, connectCount: 1 },
    ]);
  });

  test('limits how often a person can search', async () => {
    const ines = await world.person('ines');
    const tried = await Promise.all(Array.from({ length: 61 }, () => world.call(ines, searchProfiles)));
    expect(tried.filter((one) => one === 429)).toHaveLength(1);
    await world.done(ines, searchProfiles, { query: { ids: '1' } });
  });
});

describe('the organiser', () => {
  const worldWith = async (search: object): Promise<ChatWorld> => {
    const database = await testDatabase();
    await publishChat(database, { search, tags });
    return chatWorld(database);
  };

  test('can list priority accounts first and let people find nobody else, whatever a call asks [CHAT-035]', async () => {
    const world = await worldWith({ target: 'None', priority: true, priorityAccount: ['Desk', 'zoe'] });
    const [, zoe] = [await world.person('anna'), await world.person('zoe'), await world.person('desk')];
    const found = async (query: Record<string, unknown>) =>
      (await world.done(zoe, searchProfiles, { query })).map(({ liveChatUserId: id }) => id);
    expect(await found({ target: 'All' })).toEqual(['desk', 'zoe']);
    expect(await found({ priority_account: 'anna' })).toEqual([]);
    expect(await found({ priority_account: 'DESK' })).toEqual(['desk']);
    await world.database.close();
  });

  test('can let people be found by their exact chat id only, whatever a call asks', async () => {
    const world = await worldWith({ directSearch: true });
    const anna = await world.person('anna');
    const found = async (query: Record<string, unknown>) => (await world.done(anna, searchProfiles, { query })).length;
    expect([await found({}), await found({ text: 'ann' }), await found({ text: 'ANNA' })]).toEqual([0, 0, 1]);
    await world.database.close();
  });

  test('lets nobody begin a talk with, block or report a person by a guessed number if no search would show them', async () => {
    const world = await worldWith({ directSearch: true });
    const [anna, zoe] = [await world.person('anna'), await world.person('zoe')];
    const userId = zoe.id;
    const ways = [
      [rooms.startTalk, { userId }],
      [rooms.startTalk, { userId, liveChatUserId: 'zo' }],
      [rooms.addContact, { userId }],
      [rooms.blockPerson, { userId, blocked: true }],
      [reportPerson, { userId, reason: 'spam' }],
    ] as const;
    for (const [call, body] of ways) expect(await world.call(anna, call, { body })).toBe(404);
    expect(await world.done(anna, searchProfiles, { query: { ids: String(userId) } })).toEqual([]);
    expect((await world.done(anna, rooms.readOwnChat)).rooms).toEqual([]);

    // A person who knows the id, a code, or the other from a room, goes on.
    const [found] = await world.done(anna, searchProfiles, { query: { text: 'ZOE' } });
    const known = { userId, liveChatUserId: found?.liveChatUserId };
    const room = await world.done(anna, rooms.startTalk, { body: known });
    expect(await world.done(zoe, rooms.startTalk, { body: { userId: anna.id } })).toMatchObject({ id: room.id });
    await world.done(zoe, rooms.blockPerson, { body: { userId: anna.id, blocked: true } });
    const ben = await world.person('ben');
    expect(await world.done(ben, rooms.startTalk, { body: { token: zoe.token } })).toMatchObject({ invite: true });
    await world.database.close();
  });

  test('lets people reach priority accounts only, if nobody else may be found', async () => {
    const world = await worldWith({ target: 'None', priority: true, priorityAccount: ['desk'] });
    const [anna, zoe, desk] = [await world.person('anna'), await world.person('zoe'), await world.person('Desk')];
    expect(await world.call(anna, rooms.startTalk, { body: { userId: zoe.id, liveChatUserId: 'zoe' } })).toBe(404);
    expect(await world.call(anna, rooms.startTalk, { body: { userId: desk.id } })).toMatchObject({ invite: true });
    await world.database.close();
  });

  test('can have 5,000 people searched quickly, page by page', async () => {
    const database = await testDatabase();
    await publishChat(database, { tags, search: { priority: true, priorityAccount: ['p4321'] } });
    const world = await chatWorld(database);
    const me = await world.person('me');
    await database.pool.query(
      `with people as (
        insert into member (realm_key, mail, mail_key, language)
        select 'event/11', n || '@crowd.example.jp', n || '@crowd.example.jp', 'jpn' from generate_series(1, 5000) n
        returning member_id, mail
      )
      insert into chat_profile (source_id, member_id, live_chat_user_id, user_id_hash, nickname, tag_ids, token,
        language, created_at, updated_at)
      select (select source_id from chat_source), member_id, 'p' || split_part(mail, '@', 1), 'hash' || member_id,
        '来場者 ' || split_part(mail, '@', 1), array[1 + member_id % 3], gen_random_uuid()::text, 'jpn', now(), now()
      from people`,
    );
    const before = performance.now();
    const pages = await world.answer(me, searchProfiles, { query: { text: '来場者', tag_ids: '1' } });
    // A look at each of them by itself takes minutes, and a slow machine a few seconds.
    expect(performance.now() - before).toBeLessThan(30_000);
    expect(pages.data).toHaveLength(100);
    expect(pages.total).toBeGreaterThan(1_600);
    const next = new URL(pages.nextPageUrl as string, 'https://host');
    expect(next.pathname).toBe('/web_api/v2/live_chat/profile/search/0/11/90/5');
    const query = Object.fromEntries(next.searchParams);
    expect(query).toMatchObject({ page: '2', per_page: '100', text: '来場者', tag_ids: '1' });
    const second = await world.answer(me, searchProfiles, { query });
    const ids = [...pages.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
    const last = await world.answer(me, searchProfiles, { query: { ...query, page: pages.lastPage } });
    expect(last.nextPageUrl).toBeNull();
    await database.close();
  });
});
