import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { randomUuid } from '#kernel/random-id.ts';
import { openSession } from '#features/account/server.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { publishTestSites } from '../../../../test/published-site.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { portalFile } from '../../../../test/site-folders.ts';
import { describeEngines, testDatabase } from '../../../../test/test-database.ts';
import { testMember } from '../../../../test/test-member.ts';
import { useUpTries } from '../../../../test/use-up-tries.ts';
import { makeLogRecord } from '../rules/log-record.ts';
import { accessLogData } from './access-log-data.ts';
import { createAccessLogRoutes } from './access-log-routes.ts';
import { sweepAccessLog } from './sweep-access-log.ts';

const domain = 'hiroba.example:3000';
const token = createHash('sha256').update(domain).digest('hex');

function record(more: object = {}): Record<string, unknown> & { log_check_key: string } {
  const facts = {
    site: { portalId: 1, eventId: 11 },
    userId: null,
    anonymousToken: 'a'.repeat(32),
    device: 'pc',
    url: 'https://hiroba.example/web/event/11',
    pcode: null,
  };
  const made = makeLogRecord({ action: 'view', page: 'home' }, facts, Date.UTC(2026, 10, 20), randomUuid(Math.random));
  return { ...made, ...more };
}

function logHost(database: Database, context: () => Partial<RequestContext> = () => ({})) {
  const routes = createAccessLogRoutes(database, () => requestContext(context()));
  const send = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    routes.request('/v1/log/access/store', {
      method,
      headers: { 'content-type': 'application/json', domain, token, ...headers },
      ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
  const accepted = async (body: unknown) => {
    const response = await send(body);
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: { log_check_keys: string[] } }).data.log_check_keys;
  };
  const count = async () => Number((await database.pool.query('select count(*) from access_log')).rows[0].count);
  return { send, accepted, count };
}

async function ownDatabase(): Promise<Database> {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  return database;
}

describeEngines('the log host', (open) => {
  test('stores a batch once and answers its keys, even when the batch arrives again [LOG-008, LOG-009]', async () => {
    const { accepted, count } = logHost(await open());
    const batch = [record(), record(), record()];
    const keys = batch.map(({ log_check_key }) => log_check_key);
    expect(await accepted(batch)).toEqual(keys);
    expect(await accepted(batch)).toEqual(keys);
    expect(await accepted([...batch, batch[0], record({ log_check_key: keys[1] })])).toEqual([
      ...keys,
      keys[0],
      keys[1],
    ]);
    expect(await count()).toBe(3);
  });

  test('stores each record once when many batches with the same records arrive together', async () => {
    const { accepted, count } = logHost(await open());
    const records = Array.from({ length: 40 }, () => record());
    const batches = Array.from({ length: 24 }, (_, turn) => {
      const turned = [...records.slice(turn), ...records.slice(0, turn)];
      return turn % 2 === 0 ? turned : turned.reverse();
    });
    const answers = await Promise.all(batches.map((batch) => accepted(batch)));
    for (const [turn, keys] of answers.entries()) {
      expect(keys).toEqual(batches[turn]?.map(({ log_check_key }) => log_check_key));
    }
    expect(await count()).toBe(40);
  });

  test('stores every field of a record and the host it came from [LOG-001]', async () => {
    const database = await open();
    const sent = record({
      user_id: '7',
      is_login: true,
      client_id: 3,
      content_id: 5,
      detail_id: 2,
      click_item: 'x',
      pcode: '広場',
    });
    await logHost(database).accepted([sent]);
    const {
      received_at: received,
      action_time: at,
      ...stored
    } = (await database.pool.query('select * from access_log')).rows[0];
    const { action_time: _, ...expected } = sent;
    expect(stored).toEqual({ ...expected, domain, is_proved: false, utm_source: null });
    expect(at).toEqual(new Date('2026-11-20T09:00:00+09:00'));
    expect(received).toBeInstanceOf(Date);
  });
});

describe('what the log host refuses', () => {
  test('a wrong token, another host’s token, and a missing token [LOG-008]', async () => {
    const { send, count } = logHost(await ownDatabase());
    const other = createHash('sha256').update('other.example').digest('hex');
    const wrong: Record<string, string>[] = [
      { token: other },
      { token: '' },
      { token: 'x' },
      { domain: '' },
      { domain: 'no host' },
    ];
    for (const headers of wrong) {
      expect((await send([record()], headers)).status).toBe(403);
    }
    expect(await count()).toBe(0);
  });

  test('a bad record, while it stores the good ones beside it', async () => {
    const { accepted, count } = logHost(await ownDatabase());
    const good = record();
    const bad = [
      null,
      'text',
      [],
      {},
      record({ log_check_key: 'no key' }),
      record({ type: 'App' }),
      record({ action: 'drop table' }),
      record({ is_login: 'yes' }),
      record({ portal_id: -1 }),
      record({ portal_id: 99_999_999_999 }),
      record({ url: 'x'.repeat(2_001) }),
      record({ page: 'with\0null' }),
      record({ action_time: 'yesterday' }),
      record({ action_time: '0000-01-01T00:00:00Z' }),
      record({ action_time: undefined }),
    ];
    expect(await accepted([...bad, good])).toEqual([good.log_check_key]);
    expect(await count()).toBe(1);
  });

  test('no record because of half a surrogate pair in it', async () => {
    const { accepted, count } = logHost(await ownDatabase());
    await accepted([record({ click_item_value: 'half \ud83d' })]);
    expect(await count()).toBe(1);
  });

  test('a body that is no batch, or too large', async () => {
    const { send, count } = logHost(await ownDatabase());
    for (const body of ['', '{', '{}', 'null', '"text"']) expect((await send(body)).status).toBe(400);
    expect((await send(Array.from({ length: 101 }, () => record()))).status).toBe(413);
    expect((await send(`[${' '.repeat(256 * 1024)}]`)).status).toBe(413);
    expect((await send(undefined, {}, 'GET')).status).toBe(405);
    expect(await count()).toBe(0);
  });

  test('a browser that sends too many records, and an address that sends them under new tokens', async () => {
    const database = await ownDatabase();
    let context: Partial<RequestContext> = {};
    const { send } = logHost(database, () => context);
    const batch = (of: string) => Array.from({ length: 100 }, () => record({ anonymous_token: of.repeat(32) }));
    for (let sent = 0; sent < 10; sent += 1) expect((await send(batch('a'))).status).toBe(200);
    const refused = await send(batch('a'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    context = { clientAddress: '2001:db8:1:2::3' };
    expect((await send(batch('b'))).status).toBe(200);
    await useUpTries(database, 'accessLog', { context: requestContext(context) }, ['address'], 150);
    context = { clientAddress: '2001:db8:1:99::3' };
    expect([(await send(batch('c'))).status, (await send(batch('d'))).status]).toEqual([200, 429]);
    context = { ...context, now: requestContext().now + 86_400_000 };
    expect((await send(batch('d'))).status).toBe(200);
  });
});

describe('records that name a member', () => {
  const secret = 's'.repeat(32);
  const keysOf = async (database: Database, memberId: number) => {
    const data = (await accessLogData(database).read({ memberId, realmKey: 'portal/1' })) as {
      total: number;
      records: { log_check_key: string; is_proved: boolean }[];
    };
    return { ...data, keys: data.records.map(({ log_check_key: key }) => key) };
  };

  test('come first in the export when the browser of a session sent them, however many others are forged', async () => {
    const database = await ownDatabase();
    await publishTestSites(database, [{ site: portalFile() }]);
    const { memberId } = await testMember(database, 'portal/1', requestContext().now);
    await openSession(database.kysely, memberId, requestContext().now, { anonymousToken: secret });
    const user = { user_id: String(memberId), is_login: true };
    const own = record({ ...user, anonymous_token: secret });
    const host = logHost(database);
    await host.accepted([own]);
    await host.accepted([record({ ...user, anonymous_token: 'f'.repeat(32) })]);
    await database.pool.query(
      `insert into access_log (log_check_key, received_at, user_id, anonymous_token)
       select gen_random_uuid(), now() + interval '1 hour', $1, $2 from generate_series(1, 5100)`,
      [String(memberId), 'f'.repeat(32)],
    );
    const { total, keys, records } = await keysOf(database, memberId);
    expect([total, keys.length, keys[0]]).toEqual([5_102, 5_000, own.log_check_key]);
    expect(records.filter((one) => one.is_proved)).toHaveLength(1);
  });
});

test('records are kept for as many days as the operator says', async () => {
  const database = await ownDatabase();
  const now = requestContext().now;
  const days = (count: number) => new Date(now - count * 86_400_000);
  const insert = (age: number, count: number) =>
    database.pool.query(
      `insert into access_log (log_check_key, received_at) select gen_random_uuid(), $1 from generate_series(1, $2)`,
      [days(age), count],
    );
  await insert(401, 2_100);
  await insert(399, 3);
  await insert(31, 2);
  await insert(29, 1);
  const { count } = logHost(database);
  await sweepAccessLog(database, now);
  expect(await count()).toBe(6);
  await sweepAccessLog(database, now, 30);
  expect(await count()).toBe(1);
});

test('pages of every origin may send records, with exactly the headers of the call [LOG-008]', async () => {
  const { send } = logHost(await ownDatabase());
  const preflight = await send(undefined, {}, 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type, domain, token');
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  expect((await send([], { token: '' })).headers.get('access-control-allow-origin')).toBe('*');
});
