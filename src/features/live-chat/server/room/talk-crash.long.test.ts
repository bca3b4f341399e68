import pg from 'pg';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { type CrowdMember, seedCrowd } from '../../../../../test/chat-crowd.ts';
import {
  auditTalk,
  newMessage,
  readRoomAt,
  roomOf,
  type SentMessage,
  sendOnce,
  sendUntilTaken,
  storedIn,
  topicOfRoom,
} from '../../../../../test/crowd-talk.ts';
import type { LogReader } from '../../../../../test/log-reader.ts';
import { type ServedHiroba, serveHiroba } from '../../../../../test/serve-hiroba.ts';
import { ownPostgres, withPostgres } from '../../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { notifyChannel } from '#server/realtime/hints.ts';

const started: ServedHiroba[] = [];
afterEach(() => Promise.all(started.splice(0).map((server) => server.kill())));
async function start(databaseUrl: string): Promise<ServedHiroba> {
  const server = await serveHiroba(databaseUrl, { hasJobs: false });
  started.push(server);
  return server;
}

const texts = 6;
const messagesOf = (sender: CrowdMember): SentMessage[] =>
  Array.from({ length: texts }, (_, number) => newMessage(sender, `${sender.profileId} says ${number}`));
const urlOf = ({ pool }: Database): string => pool.options.connectionString ?? '';

/** A server at this address commits, and then waits for ever with its NOTIFY. */
async function neverNotifying(database: Database): Promise<string> {
  await database.pool.query(`create schema hold;
    create function hold.pg_notify(text, text) returns void language sql as 'select pg_sleep(20)'`);
  return `${urlOf(database)}?options=${encodeURIComponent('-c search_path=hold,pg_catalog,public')}`;
}

/** What servers have told of a topic. */
async function hintsAbout(database: Database, topic: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  onTestFinished(() => client.end());
  const heard: string[] = [];
  client.on('notification', ({ payload = '' }) => void (payload.includes(`"${topic}"`) && heard.push(payload)));
  await client.query(`listen ${notifyChannel}`);
  return heard;
}

describe('a server that is killed between its commits and their NOTIFY', () => {
  test('leaves every acknowledged message once and in order for people who read from another server', async (context) => {
    const postgres = await withPostgres();
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const database = await postgres!.open();
    onTestFinished(() => database.close());
    const [reader, other, ...senders] = await seedCrowd(database, { people: 6, roomSize: 6 });
    const roomId = roomOf(reader!);
    const [steady, victim] = await Promise.all([start(urlOf(database)), start(await neverNotifying(database))]);
    const pages = [await readRoomAt(steady, reader!), await readRoomAt(steady, other!)];
    const heard = await hintsAbout(database, topicOfRoom(roomId));

    const sent = senders.map(messagesOf);
    let acknowledged = 0;
    let isKilled = false;
    const writing = sent.map(async (messages) => {
      for (const message of messages) {
        if (isKilled || !(await sendOnce(victim, message))) return;
        acknowledged += 1;
      }
    });
    await expect.poll(() => acknowledged, { interval: 1 }).toBeGreaterThan(senders.length * 3);
    isKilled = true;
    await victim.kill();
    await Promise.all(writing);

    // The control: hints alone would never tell anybody.
    expect(heard).toEqual([]);
    await auditTalk(database, roomId, sent.flat(), pages);

    // As a page does that got no answer, or was loaded anew.
    const unanswered = sent.flat().filter(({ index }) => index === undefined);
    const [first] = sent[0] as [SentMessage];
    await Promise.all([first, ...unanswered].map((message) => sendUntilTaken(steady, message)));
    await auditTalk(database, roomId, sent.flat(), pages);
    expect(await storedIn(database, roomId)).toHaveLength(senders.length * texts);
    expect(heard.length).toBeGreaterThan(0);
    // The control: without its key a repeat is another message.
    await sendUntilTaken(steady, newMessage(first.sender, first.body));
    expect((await storedIn(database, roomId)).filter(({ body }) => body === first.body)).toHaveLength(2);
  });
});

describe('a PostgreSQL server that is killed while people send over two servers', () => {
  interface Crash {
    database: Database;
    roomId: number;
    sent: SentMessage[];
    pages: LogReader[];
  }

  /** Kills it in the middle of six people's messages and starts it again; a page repeats what was not answered. */
  const crash = async (
    settings: readonly string[],
    {
      before = async () => {},
      isRepeated = true,
    }: { before?: (_: Database) => Promise<void>; isRepeated?: boolean } = {},
  ): Promise<Crash | undefined> => {
    const postgres = await ownPostgres(settings);
    if (postgres === undefined) return undefined;
    onTestFinished(() => postgres.remove());
    const { databaseUrl } = postgres;
    const database = await openDatabase({ databaseUrl, dataFolder: '' }, { onProblem: () => {} });
    onTestFinished(() => database.close());
    const people = await seedCrowd(database, { people: 6, roomSize: 6 });
    const roomId = roomOf(people[0]!);
    const servers = await Promise.all([start(databaseUrl), start(databaseUrl)]);
    const pages = await Promise.all(servers.map((server) => readRoomAt(server, people[0]!)));
    await before(database);

    const sent = people.map(messagesOf);
    let acknowledged = 0;
    let isKilled = false;
    const writing = sent.map(async (messages, place) => {
      const server = servers[place % 2] as ServedHiroba;
      for (const message of messages) {
        if (isRepeated) await sendUntilTaken(server, message);
        else if (isKilled || !(await sendOnce(server, message))) return;
        acknowledged += 1;
      }
    });
    await expect.poll(() => acknowledged, { interval: 1 }).toBeGreaterThan(people.length);
    isKilled = true;
    postgres.kill();
    await postgres.restart();
    await Promise.all(writing);
    return { database, roomId, sent: sent.flat(), pages };
  };

  test('has every acknowledged message once and in order after its restart, and so do all readers', async (context) => {
    const crashed = await crash([]);
    context.skip(crashed === undefined, 'PostgreSQL is not installed');
    const { database, roomId, sent, pages } = crashed!;
    expect(sent.filter(({ index }) => index === undefined)).toEqual([]);
    await auditTalk(database, roomId, sent, pages);
    expect(await storedIn(database, roomId)).toHaveLength(sent.length);
  });

  test('would lose acknowledged messages if the server did not wait for commits (control)', async (context) => {
    const later = ['synchronous_commit=off', 'wal_buffers=64MB', 'bgwriter_lru_maxpages=0'];
    const before = async ({ pool }: Database): Promise<void> => {
      await pool.query('checkpoint');
      const { rows } = await pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where backend_type = 'walwriter'",
      );
      process.kill(rows[0]!.pid, 'SIGSTOP');
    };
    const crashed = await crash(later, { before, isRepeated: false });
    context.skip(crashed === undefined, 'PostgreSQL is not installed');
    const { database, roomId, sent } = crashed!;
    const bodies = new Set((await storedIn(database, roomId)).map(({ body }) => body));
    const lost = sent.filter(({ index, body }) => index !== undefined && !bodies.has(body));
    expect(lost.length).toBeGreaterThan(0);
  });
});
