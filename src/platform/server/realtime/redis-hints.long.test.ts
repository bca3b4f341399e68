import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { createLog } from '#server/log/log.ts';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createRooms, eventsOf, startChannel, write } from '../../../../test/channel-server.ts';
import { readLog } from '../../../../test/log-reader.ts';
import { redisProgram, type RedisServer, startRedis } from '../../../../test/redis-server.ts';
import { startRedisStandIn } from '../../../../test/redis-stand-in.ts';
import { type TestPostgres, withPostgres } from '../../../../test/test-database.ts';
import { carryHintsBy, type Hint, hintBus, hintsOf, tell, told } from './hints.ts';
import { listenForHints } from './notifications.ts';
import { openRedisHints, type RedisHints } from './redis-hints.ts';

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await withPostgres();
});

const openAgain = ({ pool }: Database): Promise<Database> =>
  openDatabase({ databaseUrl: pool.options.connectionString ?? '', dataFolder: '' }, { onProblem: () => {} });

interface Joined {
  database: Database;
  redis: RedisHints;
  logged: string[];
}

/** A process joined to a Redis server. */
async function join(database: Database, url: string): Promise<Joined> {
  const logged: string[] = [];
  const log = createLog('warn', (line) => logged.push((JSON.parse(line) as { message: string }).message), Date.now);
  const redis = await openRedisHints(database, url, log);
  carryHintsBy(database, redis);
  onTestFinished(() => redis.close());
  return { database, redis, logged };
}

/** Two processes on one database. */
async function joinTwo(url: string): Promise<[Joined, Joined]> {
  const one = await postgres!.open();
  const other = await openAgain(one);
  onTestFinished(async () => {
    await other.close();
    await one.close();
  });
  const joined: [Joined, Joined] = [await join(one, url), await join(other, url)];
  // Until then NOTIFY carries.
  await expect.poll(() => joined[0].redis.publish([])).toBe(true);
  return joined;
}

const program = redisProgram();
const servers: [string, () => Promise<RedisServer>][] = [
  ['a stand-in that speaks the protocol', () => startRedisStandIn()],
  ...(program === undefined
    ? []
    : [[program, () => startRedis(program)] satisfies [string, () => Promise<RedisServer>]]),
];

describe.each(servers)('two processes joined by %s', (_, start) => {
  const startOne = async (): Promise<RedisServer> => {
    const server = await start();
    onTestFinished(() => server.stop());
    return server;
  };

  test('hear each other without NOTIFY, and by NOTIFY while it is gone', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const server = await startOne();
    const [one, other] = await joinTwo(server.url);
    const heard: Hint[] = [];
    hintBus(other.database).listen((hint) => void heard.push(hint));
    let backs = 0;
    const log = createLog('error', () => {}, Date.now);
    const notifications = listenForHints(other.database, { log, onBack: () => (backs += 1) });
    onTestFinished(() => notifications.stop());
    // Both ways are there: LISTEN and Redis.
    await expect.poll(() => backs).toBe(2);

    const before = one.database.statements();
    for (let at = 1; at <= 40; at += 1) tell(one.database, `topic ${at % 2}`, at);
    await expect
      .poll(() => heard)
      .toEqual([
        ['topic 1', 39],
        ['topic 0', 40],
      ]);
    expect(one.database.statements()).toBe(before);

    await server.stop();
    tell(one.database, 'gone', 1);
    await expect.poll(() => heard.at(-1)).toEqual(['gone', 1]);
    expect(one.database.statements()).toBe(before + 1);
    await server.start();
    await expect.poll(() => backs).toBe(3);
    await expect.poll(() => one.redis.publish([])).toBe(true);
    tell(one.database, 'back', 2);
    await expect.poll(() => heard.at(-1)).toEqual(['back', 2]);
    expect(one.database.statements()).toBe(before + 1);
    expect(one.logged).toEqual([
      expect.stringMatching(/^The Redis server 127\.0\.0\.1:\d+ of REDIS_URL does not serve/),
    ]);
  });
});

test('a notification that Redis loses is noticed when the servers compare versions', async (context) => {
  context.skip(postgres === undefined, 'PostgreSQL is not installed');
  const server = await startRedisStandIn();
  onTestFinished(() => server.stop());
  const [writer, reader] = await joinTwo(server.url);
  await createRooms(writer.database);
  const channel = await startChannel(reader.database);
  onTestFinished(() => channel.close());
  const page = await readLog(channel.origin, 'room/a');
  await write(writer.database, 'a', 'heard');
  await expect.poll(() => page.read.length).toBe(1);
  server.isDeaf = true;
  const before = server.published.length;
  for (const text of ['lost', 'as well']) await write(writer.database, 'a', text);
  await expect.poll(() => page.read).toEqual(await eventsOf(writer.database, 'a'));
  const sent = server.published.slice(before);
  expect(sent.length).toBeGreaterThan(0);
  // Names and counts go through it, and no text.
  const named = sent.flatMap(({ message }) => hintsOf(message, ''));
  expect(new Set(named.map(([topic]) => topic))).toEqual(new Set(['room/a']));
  expect(sent.map(({ message }) => message).join()).not.toContain('lost');
});

test('a server with a password is joined with it; with a wrong one a sentence names the server, and NOTIFY carries', async (context) => {
  context.skip(postgres === undefined, 'PostgreSQL is not installed');
  const server = await startRedisStandIn('secret');
  onTestFinished(() => server.stop());
  const [right] = await joinTwo(server.url);
  expect(right.logged).toEqual([]);
  const wrong = await join(right.database, server.url.replace('secret', 'hidden'));
  await expect.poll(() => wrong.logged.length).toBe(1);
  expect(wrong.logged[0]).toContain('of REDIS_URL does not serve');
  expect(wrong.logged[0]).not.toContain('hidden');
  const before = right.database.statements();
  tell(right.database, 'told', 1);
  await told(right.database);
  expect(right.database.statements()).toBe(before + 1);
});
