import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSites } from '#features/site/server/site-life.ts';
import { listOwedOrders } from '#features/ticket/server/order/organiser-orders.ts';
import { listRefundsByHand } from '#features/ticket/server/refund/organiser-refunds.ts';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { apiPrefix } from '#kernel/limits.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { memberCalls, type MemberCalls } from '../member-calls.ts';
import { beginAt, type RehearsalBuyer } from '../rehearsal-buyer.ts';
import { testNow, type TestSite } from '../start-test-site.ts';

const dayMs = 24 * 60 * 60_000;
let calls: MemberCalls;
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  calls = await memberCalls();
  ({ site } = calls);
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  await setUpApp(owner);
});
afterAll(() => calls.close());

/** A rehearsal at which something of each kind was done. */
async function busyRehearsal(): Promise<RehearsalBuyer> {
  const buyer = await beginAt(site, owner, 'event-11');
  expect((await buyer.buy({}, 3)).status).toBe(200);
  const number = { cardId: null, paymentMethod: 'ConvenienceStore', convenienceStore: 'lawson' };
  expect((await buyer.buy(number, 9)).status).toBe(200);
  // Its money is waited for, as that of a transfer.
  expect((await buyer.buy({ cardId: null, paymentMethod: 'Local' }, 12)).status).toBe(200);
  await site.get(buyer.path, buyer.headers);
  await site.database.pool.query(
    `insert into access_log (log_check_key, portal_id, event_id, anonymous_token, action, received_at)
     values (gen_random_uuid(), 0, $1, 'browser', 'view', $2)`,
    [buyer.eventId, new Date(testNow)],
  );
  return buyer;
}

/** Every address that anybody may read of the sites of the demo, and every one of the console. */
function addresses(): string[] {
  const filled = (path: string, ids: Readonly<Record<string, string>>): string =>
    path.replace(/\[|\]/g, '').replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '1');
  const sites: Record<string, string>[] = [
    { portalId: '0', eventId: '21' },
    { portalId: '1', eventId: '11', contentId: '60' },
    { portalId: '2', eventId: '31' },
  ];
  const reads = site.hiroba.api.endpoints.filter(({ method, at }) => method === 'GET' && at !== 'nowhere');
  const ofSites = reads.flatMap(({ path }) =>
    sites.flatMap((ids) => [
      apiPrefix + filled(path, ids),
      // Without its optional part the call is about the portal.
      apiPrefix + filled(path.replace(/\[[^\]]*\]/g, ''), ids),
    ]),
  );
  // It has the line that says that a rehearsal was made.
  const logs = ['sites/{site}/log', 'log'];
  const ofConsole = site.hiroba.consoleApi.endpoints
    .filter(({ method, path }) => method === 'GET' && !logs.includes(path))
    .flatMap(({ path }) =>
      ['portal-0', 'portal-1', 'event-11', 'event-21'].map(
        (name) => consoleApiPrefix + filled(path, { site: name, contentId: '60' }),
      ),
    );
  const pages = [
    '/',
    '/web/',
    '/web/portal/1',
    '/web/portal/1/event/11',
    '/web/event/21',
    '/web/sitemap.xml',
    '/robots.txt',
  ];
  const files = ['0', '1', '2'].flatMap((portal) => [
    `/web/sitemap-${portal}-0.xml`,
    `/web/seo/${portal}/jpn/seo.json`,
    `/web/seo/${portal}/11/jpn/seo.json`,
  ]);
  return [...new Set([...ofSites, ...ofConsole, ...pages, ...files])];
}

async function readAll(paths: readonly string[]): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const path of paths) {
    const isOfConsole = path.startsWith('/console');
    const response = await site.get(path, { language: 'eng', ...(isOfConsole && { cookie: owner.cookie() }) });
    all.set(path, `${response.status} ${await response.text()}`);
  }
  return all;
}

describe('a rehearsal at which was bought', () => {
  test('changes no page, no call and no list, for visitors and in the console', async () => {
    const paths = addresses();
    expect(paths.length).toBeGreaterThan(300);
    const before = await readAll(paths);
    const again = await readAll(paths);
    // What differs by itself, such as a token that is made anew.
    const steady = paths.filter((path) => before.get(path) === again.get(path));
    expect(paths.length - steady.length).toBeLessThan(paths.length / 10);
    expect(steady.filter((path) => before.get(path)?.startsWith('200')).length).toBeGreaterThan(100);
    const buyer = await busyRehearsal();
    const after = await readAll(steady);
    expect(steady.filter((path) => before.get(path) !== after.get(path))).toEqual([]);
    for (const said of after.values()) expect(said).not.toContain(`event/${buyer.eventId}`);
  });

  test('is in no list of the command line', async () => {
    const lists = async () => [
      await listSites(site.database),
      await listOwedOrders(site.database, ''),
      await listRefundsByHand(site.database, testNow),
    ];
    const before = await lists();
    const { siteKey } = await busyRehearsal();
    expect(await lists()).toEqual(before);
    const owed = await site.database.pool.query(
      `select 1 from ticket_order where site_key = $1 and is_deferred and not is_settled`,
      [siteKey],
    );
    expect(owed.rows).toHaveLength(1);
  });
});

interface Column {
  table: string;
  column: string;
}

/** The columns that name a site, of all tables. */
async function columnsOfSites(): Promise<Column[]> {
  const { rows } = await site.database.pool.query<Column>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('site_key', 'realm_key', 'event_id', 'rehearsal') order by 1, 2`,
  );
  return rows;
}

async function rowsOf({ siteKey, eventId }: RehearsalBuyer): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of await columnsOfSites()) {
    const { rows } = await site.database.pool.query<{ n: string }>(
      `select count(*) as n from ${table} where ${column} = $1`,
      [column === 'event_id' ? eventId : siteKey],
    );
    counts.set(`${table}.${column}`, Number(rows[0]!.n));
  }
  return counts;
}

async function countTables(): Promise<Map<string, number>> {
  const { rows } = await site.database.pool.query<{ table: string }>(
    `select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts = new Map<string, number>();
  for (const { table } of rows) {
    const found = await site.database.pool.query<{ n: string }>(`select count(*) as n from ${table}`);
    counts.set(table, Number(found.rows[0]!.n));
  }
  return counts;
}

const sweep = (now: number): Promise<void> | undefined =>
  site.hiroba.features.all
    .find(({ consoleCalls = [] }) => consoleCalls.some(({ endpoint }) => endpoint.name === 'beginRehearsal'))
    ?.sweep?.(now);

describe('a rehearsal that is over', () => {
  test('leaves no row in any table', async () => {
    // What another test made is gone.
    await sweep(testNow + 2 * dayMs);
    await site.hiroba.jobs.runDue();
    const before = await countTables();
    const buyer = await busyRehearsal();
    site.setNow(testNow + 30_000);
    await site.hiroba.jobs.runDue();
    site.setNow(testNow);
    const during = await rowsOf(buyer);
    for (const name of [
      'member.realm_key',
      'ticket_order.site_key',
      'purchased_ticket.site_key',
      'payment.site_key',
      'access_log.event_id',
      'mailbox_mail.rehearsal',
      'saved_card.site_key',
      'ticket_stock.site_key',
    ])
      expect([name, (during.get(name) ?? 0) > 0]).toEqual([name, true]);

    // A minute before its end it is there.
    await sweep(testNow + dayMs - 60_000);
    expect((await site.get(buyer.path, buyer.headers)).status).toBe(200);
    await sweep(testNow + dayMs);
    await site.hiroba.jobs.runDue();
    const left = [...(await rowsOf(buyer))].filter(([name, rows]) => rows > 0 && name !== 'removed_site.site_key');
    expect(left).toEqual([]);
    const after = await countTables();
    // That one was made, that its maker tried, and, for a day, the news of its end for other servers; jobs are none of a site.
    const kept = new Set(['operator_log', 'try_count', 'removed_site', 'job']);
    const grown = [...after].filter(([table, rows]) => !kept.has(table) && rows !== before.get(table));
    expect(grown).toEqual([]);
    const jobs = await site.database.pool.query(`select name from job where data::text like '%' || $1 || '%'`, [
      buyer.siteKey,
    ]);
    expect(jobs.rows).toEqual([]);
    await site.hiroba.features.site.directory.refresh();
    expect(site.hiroba.features.site.directory.named(buyer.siteKey)).toBeUndefined();
  });

  test('takes with it also the rows that no purchase makes: each table lets them go with the site, or is emptied', async () => {
    const buyer = await busyRehearsal();
    const { pool } = site.database;
    const own = new Map([
      ['operator_log', 'what operators did'],
      ['removed_site', 'the news of its end'],
      // Nobody can be given a right at a rehearsal, or be invited to it: the console does not enter one.
      ['operator_grant', 'none'],
      ['operator_link', 'none'],
      ['operator_preview', 'none'],
      ['console_user', 'none'],
    ]);
    const moved: string[] = [];
    for (const { table, column } of await columnsOfSites()) {
      if (own.has(table) || ['site', 'member'].includes(table)) continue;
      const value = column === 'event_id' ? buyer.eventId : buyer.siteKey;
      const isThere = await pool.query(`select 1 from ${table} where ${column} = $1 limit 1`, [value]);
      if (isThere.rows.length > 0) continue;
      const change = await pool
        .query(`update ${table} set ${column} = $1 where ctid = (select ctid from ${table} limit 1)`, [value])
        .catch(() => undefined);
      if ((change?.rowCount ?? 0) > 0) moved.push(`${table}.${column}`);
    }
    expect(moved.length).toBeGreaterThan(10);
    await sweep(testNow + dayMs);
    const left = [...(await rowsOf(buyer))].filter(([name, rows]) => rows > 0 && !own.has(name.split('.')[0]!));
    expect(left).toEqual([]);
  });
});
