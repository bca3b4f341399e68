import type { Database } from '#server/database/database.ts';
import { beforeAll, expect, test } from 'vitest';
import { type CrowdMember, crowdRealm, seedCrowd } from '../../../../../test/chat-crowd.ts';
import { chatSource } from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { profileOf } from '../desk/chat-desk.ts';
import { findRoom, readOwn } from './read-rooms.ts';
import { readerDesk } from './reader-desk.ts';

const place = { realmKey: crowdRealm, dataSourceId: chatSource };

describeEngines('two hundred readers who come back at once', (open) => {
  let database: Database;
  let people: CrowdMember[];
  beforeAll(async () => {
    database = await open();
    people = await seedCrowd(database, { people: 200, roomSize: 8, roomsEach: 2 });
    const [left, suspended] = people as [CrowdMember, CrowdMember];
    await database.pool.query('update chat_room_user set leave = true where chat_profile_id = $1', [left.profileId]);
    await database.pool.query(
      "insert into chat_suspension (chat_profile_id, reason, suspended_at) values ($1, 'noise', now())",
      [suspended.profileId],
    );
  });

  test('are answered as if each had asked alone, in few statements', async () => {
    const desk = readerDesk(database);
    const roomsAsked = people.map((one, number) => [one, people[(number * 7) % people.length]!.roomIds[0]!] as const);
    const before = database.statements();
    const [profiles, isIn, owns, strangers] = await Promise.all([
      Promise.all(people.map(({ memberId }) => desk.profile(place, memberId))),
      Promise.all(roomsAsked.map(([{ profileId }, roomId]) => desk.isInRoom(1, roomId, profileId))),
      Promise.all(people.map(({ profileId }) => desk.own(profileId))),
      Promise.all([desk.profile(place, 9_999_999), desk.profile({ ...place, dataSourceId: 9 }, people[0]!.memberId)]),
    ]);
    expect(database.statements() - before).toBeLessThanOrEqual(8);
    expect(strangers).toEqual([undefined, undefined]);
    expect(isIn.filter(Boolean).length).toBeGreaterThan(0);
    for (const [number, { memberId, profileId }] of people.entries()) {
      if (number % 10 > 1) continue;
      expect(profiles[number]).toEqual(await profileOf(database, { place }, { memberId }));
      expect(owns[number]).toEqual(await readOwn(database, profileId));
      expect(isIn[number]).toBe((await findRoom(database, 1, roomsAsked[number]![1], profileId)) !== undefined);
    }
    expect(profiles[1]).toMatchObject({ suspendedFor: 'noise' });
    expect(owns[0]?.rooms).toEqual([]);
    expect(await desk.isInRoom(2, people[9]!.roomIds[0]!, people[9]!.profileId)).toBe(false);
  });
});
