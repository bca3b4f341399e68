import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { eventFile, portalFile } from '../../../../../test/site-folders.ts';
import { publishTestSites } from '../../../../../test/published-site.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { tieExhibitor } from '../exhibitor/exhibitors.ts';
import { heldBy, holdSides, insertTalk } from './talk-store.ts';

const now = Date.parse('2026-12-10T09:00:00+09:00');
const startsAt = Date.parse('2026-12-16T10:00:00+09:00');
const halfHour = 30 * 60_000;
const many = 20;

async function membersOf(database: Database, count: number): Promise<number[]> {
  const members = [];
  for (let place = 0; place < count; place += 1) members.push(await testMember(database, 'portal/1', now));
  return members.map(({ memberId }) => memberId);
}

/** Asks for many talks at once; how many were stored, and whose time was taken for the others. */
async function rush(
  database: Database,
  asked: readonly { memberId: number; detailId: number; start?: number }[],
  isHeard = true,
) {
  const outcomes = await Promise.allSettled(
    asked.map(({ memberId, detailId, start = startsAt }) =>
      inTransaction(database, async (tx) => {
        const place = { siteKey: 'event/11', contentId: 200, detailId, administratorId: 1 };
        const words = { name: '花', mail: 'a@example.jp', company: '', contents: '商談' };
        const span = { startsAt: start, endsAt: start + halfHour };
        const held = await holdSides(tx, { ...place, ...span, memberId });
        if (held !== undefined && isHeard) throw new Error('The person in charge keeps this time.');
        return insertTalk(tx, { ...place, ...words, ...span, memberId, key: randomUUID(), language: 'jpn' }, now);
      }),
    ),
  );
  return {
    stored: outcomes.filter(({ status }) => status === 'fulfilled').length,
    refusedFor: new Set(outcomes.flatMap((one) => (one.status === 'rejected' ? [heldBy(one.reason)] : []))),
  };
}

describeEngines('many requests for talks at once', (open) => {
  async function site(): Promise<Database> {
    const database = await open();
    await publishTestSites(database, [{ site: portalFile({}) }, { site: eventFile({ portalId: 1 }) }]);
    return database;
  }

  test('give the time of a person to one visitor and refuse all others', async () => {
    const database = await site();
    const asked = (await membersOf(database, many)).map((memberId) => ({ memberId, detailId: 3 }));
    expect(await rush(database, asked)).toEqual({ stored: 1, refusedFor: new Set(['person']) });
  });

  test('give a visitor one talk at a time', async () => {
    const database = await site();
    const [memberId = 0] = await membersOf(database, 1);
    // Each begins before the one before it has ended.
    const asked = Array.from({ length: many }, (_, place) => ({
      memberId,
      detailId: place,
      start: startsAt + place * 60_000,
    }));
    expect(await rush(database, asked)).toEqual({ stored: 1, refusedFor: new Set(['visitor']) });
  });

  test('are all stored if one ends when the next begins', async () => {
    const database = await site();
    const [one = 0, other = 0] = await membersOf(database, 2);
    const asked = [
      { memberId: one, detailId: 3 },
      { memberId: other, detailId: 3, start: startsAt + halfHour },
      { memberId: one, detailId: 4, start: startsAt + halfHour },
    ];
    expect((await rush(database, asked)).stored).toBe(3);
  });

  describe('of one person at two booths', () => {
    const bothBooths = (members: readonly number[]) =>
      members.map((memberId, place) => ({ memberId, detailId: 3 + (place % 2) }));
    async function withPerson(): Promise<{ database: Database; members: number[] }> {
      const database = await site();
      const [person = 0, ...members] = await membersOf(database, many + 1);
      for (const detailId of [3, 4]) {
        const place = { contentId: 200, detailId };
        // oxlint-disable-next-line no-await-in-loop -- two short statements
        await tieExhibitor(database, 'event/11', place, { memberId: person, administratorId: 1 });
      }
      return { database, members };
    }

    test('give the time to one visitor', async () => {
      const { database, members } = await withPerson();
      expect((await rush(database, bothBooths(members))).stored).toBe(1);
    });

    test('give it twice where nobody hears of the other booth (control)', async () => {
      const { database, members } = await withPerson();
      expect((await rush(database, bothBooths(members), false)).stored).toBe(2);
    });
  });

  describe('without the constraints', () => {
    test('give all of them the same time (control)', async () => {
      const database = await site();
      await database.pool.query(`alter table talk_reservation drop constraint talk_calendar_free`);
      const asked = (await membersOf(database, many)).map((memberId) => ({ memberId, detailId: 3 }));
      expect((await rush(database, asked)).stored).toBe(many);
    });
  });
});
