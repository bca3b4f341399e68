import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReadCaller } from '#features/account/server.ts';
import { createSiteServer } from '#features/site/server.ts';
import type { Answer } from '#kernel/endpoint.ts';
import { createApi } from '#server/http/api.ts';
import type { Refusal } from '#server/http/refusal.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { entranceOf } from '../../../../test/call-entrance.ts';
import { publishTestSites } from '../../../../test/published-site.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { eventFile } from '../../../../test/site-folders.ts';
import { describeEngines, withPostgres } from '../../../../test/test-database.ts';
import { testMember } from '../../../../test/test-member.ts';
import { consumeCoupon, type CouponUse } from '../contract.ts';
import { createCouponServer } from '../server.ts';
import { readDocuments } from '../../../../test/read-documents.ts';

const now = Date.parse('2026-11-20T14:05:00+09:00');
const tabs = 20;
const rounds = 5;
const items = Array.from({ length: 2 * rounds }, (_, index) => ({ detailId: index + 1, title: { jpn: 'あじ' } }));
const params = { portalId: 0, eventId: 11, contentId: 80 };

type Server = (accessToken: string, body: { couponId: number; key: string }) => Promise<Answer<CouponUse>>;

/** A server of its own on a database, without sockets. */
async function serveCoupons(database: Database): Promise<Server> {
  const site = createSiteServer(database, [], readDocuments, {
    callerOf: createReadCaller(database),
    closedContents: async () => new Map(),
  });
  await site.directory.refresh();
  const { endpoints } = createCouponServer({ database, site, random: Math.random });
  const api = createApi(endpoints, entranceOf(site), () => requestContext());
  return (accessToken, body) =>
    api.call(consumeCoupon, { params, body }, requestContext({ accessToken, now })) as Promise<Answer<CouponUse>>;
}

/** The event with its coupons, and a member who has just logged in. */
async function prepare(database: Database): Promise<string> {
  const coupons = { moduleCode: 'coupon', contentId: 80, items };
  await publishTestSites(database, [{ site: eventFile({ portalId: 0 }), modules: [coupons] }]);
  return (await testMember(database, 'event/11', now)).accessToken;
}

let couponId = 0;

/** Every tab asks at once, each server in turn: the statuses, and the numbers of those that have used it. */
async function rush(servers: readonly Server[], accessToken: string, keyOf: (tab: number) => string) {
  couponId += 1;
  const asked = couponId;
  const answers = await Promise.allSettled(
    Array.from({ length: tabs }, (_, tab) =>
      (servers[tab % servers.length] as Server)(accessToken, { couponId: asked, key: keyOf(tab) }),
    ),
  );
  const used = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data] : []));
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Refusal).status] : []));
  return { used: used.length, numbers: new Set(used.map(({ number }) => number)).size, refused: [...new Set(refused)] };
}

const ownKey = (tab: number): string => `key-of-tab-number-${tab}`;
const sameKey = (): string => 'key-of-all-the-tabs';
const once = { used: 1, numbers: 1, refused: [409] };

describeEngines('twenty tabs that use one coupon at once', (open) => {
  let server: Server;
  let accessToken: string;
  beforeAll(async () => {
    const database = await open();
    accessToken = await prepare(database);
    server = await serveCoupons(database);
    couponId = 0;
  });

  test('one of them uses it, and the others are told that it was used', async () => {
    expect(await rush([server], accessToken, ownKey)).toEqual(once);
  });

  test('with the key of one page, all of them get the same success', async () => {
    expect(await rush([server], accessToken, sameKey)).toEqual({ used: tabs, numbers: 1, refused: [] });
  });
});

const postgres = await withPostgres();
describe.skipIf(postgres === undefined)('twenty tabs at two servers on PostgreSQL', { tags: ['long'] }, () => {
  let databases: Database[];
  let servers: Server[];
  let accessToken: string;
  beforeAll(async () => {
    const databaseUrl = await postgres!.emptyUrl();
    databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataFolder: '' })));
    await migrate(databases[0] as Database);
    accessToken = await prepare(databases[0] as Database);
    servers = await Promise.all(databases.map(serveCoupons));
    couponId = 0;
  });
  afterAll(() => Promise.all(databases.map((one) => one.close())));

  test('one of them uses the coupon, in each of five rounds', async () => {
    for (let round = 0; round < rounds; round += 1) {
      expect(await rush(servers, accessToken, ownKey)).toEqual(once);
    }
  });

  test('a page whose answer was lost gets the same use from the other server', async () => {
    couponId += 1;
    const body = { couponId, key: sameKey() };
    const lost = await (servers[0] as Server)(accessToken, body);
    expect(await (servers[1] as Server)(accessToken, body)).toEqual(lost);
    const { rows } = await databases[0]!.pool.query('select use_key from coupon_use where coupon_id = $1', [couponId]);
    expect(rows).toEqual([{ use_key: body.key }]);
  });

  test('without the unique constraint all of them would use it (control)', async () => {
    await databases[0]!.pool.query('alter table coupon_use drop constraint coupon_use_once');
    expect(await rush(servers, accessToken, ownKey)).toEqual({ used: tabs, numbers: 1, refused: [] });
  });
});
