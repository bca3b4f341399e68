import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { randomUuid } from '#kernel/random-id.ts';
import type { Database } from '#server/database/database.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { describeEngines, testDatabase } from '../../../../test/test-database.ts';
import { makeLogRecord } from '../rules/log-record.ts';
import { createAccessLogRoutes } from './access-log-routes.ts';

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

function logHost(database: Database, now = () => 0) {
  const routes = createAccessLogRoutes(database, () => requestContext(), now);
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
    expect(stored).toEqual({ ...expected, domain });
    expect(at).toEqual(new Date('2026-11-20T09:00:00+09:00'));
    expect(received).toBeInstanceOf(Date);
  });
});

describe('what the log host refuses', () => {
  test('a wrong token, another host’s token, and a missing token [LOG-008]', async () => {
    const { send, count } = logHost(await testDatabase());
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
    const { accepted, count } = logHost(await testDatabase());
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
    const { accepted, count } = logHost(await testDatabase());
    await accepted([record({ click_item_value: 'half \ud83d' })]);
    expect(await count()).toBe(1);
  });

  test('a body that is no batch, or too large', async () => {
    const { send, count } = logHost(await testDatabase());
    for (const body of ['', '{', '{}', 'null', '"text"']) expect((await send(body)).status).toBe(400);
    expect((await send(Array.from({ length: 101 }, () => record()))).status).toBe(413);
    expect((await send(`[${' '.repeat(256 * 1024)}]`)).status).toBe(413);
    expect((await send(undefined, {}, 'GET')).status).toBe(405);
    expect(await count()).toBe(0);
  });

  test('an address that sends too many batches, until the minute is over', async () => {
    let now = 0;
    const { send } = logHost(await testDatabase(), () => now);
    for (let sent = 0; sent < 1_200; sent += 1) expect((await send([])).status).toBe(200);
    expect((await send([])).status).toBe(429);
    now = 60_001;
    expect((await send([])).status).toBe(200);
  });
});

test('pages of every origin may send records, with exactly the headers of the call [LOG-008]', async () => {
  const { send } = logHost(await testDatabase());
  const preflight = await send(undefined, {}, 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type, domain, token');
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  expect((await send([], { token: '' })).headers.get('access-control-allow-origin')).toBe('*');
});
