import type { Visit } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { LogTopic } from '#server/realtime/topic-kinds.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type CrowdMember, crowdRealm, seedCrowd } from '../../../../../test/chat-crowd.ts';
import { chatSource, messageKey } from '../../../../../test/chat-world.ts';
import { roomOf } from '../../../../../test/crowd-talk.ts';
import { type TestPostgres, withPostgres } from '../../../../../test/test-database.ts';
import type { RoomEvent } from '../../rules/channel/room-shapes.ts';
import { chatTopics } from './room-topics.ts';
import { storeMessages } from './send-messages.ts';

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await withPostgres();
});
const open = async (): Promise<Database> => {
  const database = await postgres!.open();
  onTestFinished(() => database.close());
  return database;
};

const writers = 6;
const texts = 40;

/** Reads on while several write, each a transaction of its own for every message; answers what was written. */
async function readWhileWriting(
  write: (writer: number, text: string) => Promise<void>,
  readOn: () => Promise<void>,
): Promise<string[]> {
  const written: string[] = [];
  const over = new AbortController();
  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let number = 0; number < texts; number += 1) {
      const text = `${writer} ${number}`;
      await write(writer, text);
      written.push(text);
    }
  });
  const reading = (async () => {
    while (!over.signal.aborted) await readOn();
    await readOn();
  })();
  await Promise.all(writing);
  over.abort();
  await reading;
  return written;
}

test('a reader who follows the counter of a room sees every message once and in order while six people write', async (context) => {
  context.skip(postgres === undefined, 'PostgreSQL is not installed');
  const database = await open();
  const people = await seedCrowd(database, { people: writers, roomSize: writers });
  const roomId = roomOf(people[0]!);
  const { rows } = await database.pool.query<{ id: number }>('select source_id as id from chat_source');
  const room = {
    sourceId: rows[0]!.id,
    roomId,
    place: { realmKey: crowdRealm, dataSourceId: chatSource },
  };
  const topics = chatTopics({ database, guardContent: async () => {} });
  const log = topics.find(({ kind }) => kind === 'log') as LogTopic<Visit>;
  const plain = { type: 'TEXT', pictureId: null, meeting: null, accepts: false } as const;
  const seen: { index: number; body: string }[] = [];
  let after = 0;
  const written = await readWhileWriting(
    async (writer, body) => {
      const sender = (people[writer] as CrowdMember).profileId;
      await storeMessages(database, room, [{ ...plain, sender, key: messageKey(), body }], Date.now);
    },
    async () => {
      const [part] = await log.since([{ params: { roomId: String(roomId) }, after }], 1_000);
      after = part!.at;
      for (const event of part!.events as unknown as RoomEvent[]) if ('comment' in event) seen.push(event.comment);
    },
  );
  expect(seen.map(({ index }) => index)).toEqual(written.map((_, place) => place + 1));
  expect(seen.map(({ body }) => body).sort()).toEqual(written.sort());
});

test('a reader who followed an identity column would miss messages of the same six people (control)', async (context) => {
  context.skip(postgres === undefined, 'PostgreSQL is not installed');
  const { pool } = await open();
  await pool.query('create table said (id integer generated always as identity primary key, body text not null)');
  const seen = new Set<string>();
  let after = 0;
  const written = await readWhileWriting(
    async (_, body) => {
      // A transaction goes on for a moment behind its insert, and commits in another order than it was numbered.
      await pool.query(
        'with one as (insert into said (body) values ($1) returning id) select id, pg_sleep(random() * 0.01) from one',
        [body],
      );
    },
    async () => {
      const { rows } = await pool.query<{ id: number; body: string }>(
        'select id, body from said where id > $1 order by id',
        [after],
      );
      for (const { id, body } of rows) {
        seen.add(body);
        after = id;
      }
    },
  );
  expect(written.filter((body) => !seen.has(body)).length).toBeGreaterThan(0);
});
