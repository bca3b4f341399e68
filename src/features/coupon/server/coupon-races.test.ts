import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { describeEngines, withPostgres } from '../../../../test/test-database.ts';
import { type StoredUse, useOnce } from './coupon-uses.ts';

const now = Date.parse('2026-11-20T14:05:00+09:00');
const tabs = 20;

async function makeMember(database: Database): Promise<number> {
  await database.kysely.insertInto('site').values({ site_key: 'event/11', portal_id: 0, event_id: 11 }).execute();
  const mail = 'hanako@example.jp';
  const { member_id } = await database.kysely
    .insertInto('member')
    .values({ realm_key: 'event/11', mail, mail_key: mail, language: 'jpn', created_at: new Date(now) })
    .returning('member_id')
    .executeTakeFirstOrThrow();
  return member_id;
}

let coupon = 0;

/** Every tab asks at once, half of them at each server; answers how many have used the coupon, and its rows. */
async function rush(servers: readonly Database[], memberId: number, keyOf: (tab: number) => string) {
  coupon += 1;
  const couponId = coupon;
  const wanted = { siteKey: 'event/11', contentId: 80, couponId, memberId };
  const uses = await Promise.all(
    Array.from({ length: tabs }, async (_, tab) => {
      const key = keyOf(tab);
      const use = await useOnce(servers[tab % servers.length] as Database, { ...wanted, key }, now + tab);
      return (use as StoredUse).use_key === key;
    }),
  );
  const rows = await servers[0]!.kysely
    .selectFrom('coupon_use')
    .select('use_key')
    .where('coupon_id', '=', couponId)
    .execute();
  return { successes: uses.filter(Boolean).length, rows: rows.length };
}

const ownKey = (tab: number): string => `key-of-tab-number-${tab}`;
const sameKey = (): string => 'key-of-all-the-tabs';

describeEngines('twenty tabs that use one coupon at once', (open) => {
  let database: Database;
  let memberId: number;
  beforeAll(async () => {
    database = await open();
    memberId = await makeMember(database);
  });

  test('one of them uses it', async () => {
    expect(await rush([database], memberId, ownKey)).toEqual({ successes: 1, rows: 1 });
  });

  test('with the key of one page all hear the same success, and it is used once', async () => {
    expect(await rush([database], memberId, sameKey)).toEqual({ successes: tabs, rows: 1 });
  });
});

const postgres = await withPostgres();
describe.skipIf(postgres === undefined)('twenty tabs at two servers on PostgreSQL', () => {
  let servers: Database[];
  let memberId: number;
  beforeAll(async () => {
    const databaseUrl = await postgres!.emptyUrl();
    servers = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataFolder: '' })));
    await migrate(servers[0] as Database);
    memberId = await makeMember(servers[0] as Database);
  });
  afterAll(() => Promise.all(servers.map((one) => one.close())));

  test('one of them uses the coupon, ten times over', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect(await rush(servers, memberId, ownKey)).toEqual({ successes: 1, rows: 1 });
    }
  });

  test('without the rule that a use is unique, all of them use it (control)', async () => {
    await servers[0]!.pool.query('alter table coupon_use drop constraint coupon_use_once');
    const { successes, rows } = await rush(servers, memberId, ownKey);
    expect(successes).toBe(tabs);
    expect(rows).toBe(tabs);
  });
});
