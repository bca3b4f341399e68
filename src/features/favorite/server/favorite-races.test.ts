import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { publishTestSites } from '../../../../test/published-site.ts';
import { eventFile } from '../../../../test/site-folders.ts';
import { withPostgres } from '../../../../test/test-database.ts';
import { testMember } from '../../../../test/test-member.ts';
import { favoriteMax } from '../rules/favorite-list.ts';
import { createMemberFavorites, type MemberFavorites } from './member-favorites.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const site = { siteKey: 'event/11' };
const booths = (from: number, most: number) =>
  Array.from({ length: most }, (_, index) => ({
    contentId: 80,
    detailId: from + index,
    moduleId: 5,
    isFavorite: true,
  }));

const postgres = await withPostgres();
describe.skipIf(postgres === undefined)('devices of one member that log in at once', { tags: ['long'] }, () => {
  let database: Database;
  let favorites: MemberFavorites;
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: await postgres!.emptyUrl(), dataFolder: '' });
    await migrate(database);
    await publishTestSites(database, [{ site: eventFile({ portalId: 0 }) }]);
    favorites = createMemberFavorites(database);
  });
  afterAll(() => database.close());

  test('can bring the same favourites in different orders without a deadlock', async () => {
    const member = await testMember(database, 'event/11', now);
    const list = booths(1, 900);
    const devices = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? list : list.toReversed()));
    const answers = await Promise.all(devices.map((wishes) => favorites.set(site, member, wishes, now)));
    expect(answers.map((answer) => answer?.length)).toEqual(devices.map(() => 900));
    expect(await favorites.list(site, member)).toHaveLength(900);
  });

  test('cannot bring more together than a member may have', async () => {
    const member = await testMember(database, 'event/11', now);
    const half = favoriteMax / 2 + 1;
    const answers = await Promise.all([1, 2, 3].map((n) => favorites.set(site, member, booths(n * 10_000, half), now)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
    expect(await favorites.list(site, member)).toHaveLength(half);
  });

  test('would deadlock if they did not lock their member (control)', async () => {
    const { memberId } = await testMember(database, 'event/11', now);
    const clients = await Promise.all([1, 2].map(() => database.pool.connect()));
    const save = (device: number, detailId: number) =>
      clients[device]!.query(
        `insert into favorite (site_key, member_id, content_id, detail_id, module_id, updated_at)
         values ('event/11', $1, 80, $2, 5, now()) on conflict do nothing`,
        [memberId, detailId],
      );
    try {
      for (const client of clients) await client.query("begin; set local deadlock_timeout = '10ms'");
      await Promise.all([save(0, 1), save(1, 2)]);
      const ends = await Promise.allSettled([save(0, 2), save(1, 1)]);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    } finally {
      for (const client of clients) {
        await client.query('rollback');
        client.release();
      }
    }
  });
});
