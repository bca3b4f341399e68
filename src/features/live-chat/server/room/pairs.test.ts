import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import {
  chatNow,
  type ChatPerson,
  type ChatWorld,
  chatSource,
  chatWorld,
  publishChat,
} from '../../../../../test/chat-world.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { deletePair, startPair, type Started, type WantedTalk } from './pairs.ts';

let database: Database;
let world: ChatWorld;
let sourceId: number;
let names = 0;

beforeAll(async () => {
  database = await testDatabase();
  await publishChat(database);
  world = await chatWorld(database);
});
afterAll(() => database.close());

const rowsOf = async (table: 'chat_room' | 'chat_room_user' | 'chat_contact', roomId: number) =>
  (await database.pool.query(`select * from ${table} where room_id = $1 order by 1, 2`, [roomId])).rows;

/** Two people who have not met, and what one of them wants. */
async function two(): Promise<{ aya: ChatPerson; ben: ChatPerson; wanted: WantedTalk }> {
  names += 1;
  const [aya, ben] = [await world.person(`aya${names}`), await world.person(`ben${names}`)];
  sourceId ??= (await database.pool.query('select source_id from chat_source')).rows[0].source_id as number;
  const place = { realmKey: 'event/11', dataSourceId: chatSource };
  return { aya, ben, wanted: { place, from: { profileId: aya.id, sourceId }, to: ben.id } };
}

function roomOf(started: Started): number {
  if (started.kind !== 'started') throw new Error(started.kind);
  return started.roomId;
}

test.each([
  { autoAddContact: false, invite: true, accepted: [true, false] },
  { autoAddContact: true, invite: false, accepted: [true, true] },
])(
  'a new room of two people, with autoAddContact $autoAddContact, has the invite flag: $invite [CHAT-014, CHAT-015]',
  async ({ autoAddContact, invite, accepted }) => {
    const { aya, ben, wanted } = await two();
    const roomId = roomOf(await startPair(database, { ...wanted, autoAddContact }, chatNow));
    expect(await rowsOf('chat_room', roomId)).toMatchObject([{ kind: 'pair', invite }]);
    const users = await rowsOf('chat_room_user', roomId);
    expect(users.map(({ chat_profile_id: id, invite: has }) => [id, has])).toEqual([
      [aya.id, accepted[0]],
      [ben.id, accepted[1]],
    ]);
  },
);

test('nobody can begin a talk with themselves [CHAT-032]', async () => {
  const { aya, wanted } = await two();
  const count = async () => (await database.pool.query('select count(*) from chat_room')).rows[0].count as string;
  const before = await count();
  expect(await startPair(database, { ...wanted, to: aya.id }, chatNow)).toEqual({ kind: 'oneself' });
  expect(await count()).toBe(before);
});

test('a deleted contact has the time of its deletion and its person leaves the room; adding the contact again undoes both [CHAT-017, CHAT-018, CHAT-019]', async () => {
  const { aya, ben, wanted } = await two();
  const roomId = roomOf(await startPair(database, { ...wanted, autoAddContact: true }, chatNow));
  const own = async () => (await rowsOf('chat_contact', roomId)).find(({ chat_profile_id: id }) => id === aya.id);
  const left = async () =>
    (await rowsOf('chat_room_user', roomId)).map(({ chat_profile_id: id, leave }) => [id, leave]);
  const [later, again] = [chatNow + 60_000, chatNow + 120_000];

  expect(await own()).toMatchObject({ deleted: false, deleted_at: null, updated_at: new Date(chatNow) });
  await deletePair(database, wanted, later);
  expect(await own()).toMatchObject({ deleted: true, deleted_at: new Date(later), updated_at: new Date(later) });
  expect(await left()).toEqual([
    [aya.id, true],
    [ben.id, false],
  ]);

  expect(await startPair(database, wanted, again)).toEqual({ kind: 'started', roomId, isNew: false });
  expect(await own()).toMatchObject({ deleted: false, deleted_at: null, updated_at: new Date(again) });
  expect(await left()).toEqual([
    [aya.id, false],
    [ben.id, false],
  ]);
});
