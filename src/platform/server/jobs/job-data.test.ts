import * as v from 'valibot';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { resetDatabase, testDatabase } from '../../../../test/test-database.ts';
import { createLog } from '#server/log/log.ts';
import { createJobs } from './jobs.ts';

const database = await testDatabase();
beforeEach(() => resetDatabase(database));
afterAll(() => database.close());
const now = () => Date.UTC(2026, 10, 20);
const queue = () => createJobs(database, { clock: now, log: createLog('error', () => {}, now) });

it('a job of another release gets the defaults of this one; one that cannot be read is given up and keeps what it says', async () => {
  const sent = queue().define('note', v.looseObject({}), async () => {});
  await sent.send({ text: 'a', gone: 1 });
  await sent.send({ text: 2 });
  const jobs = queue();
  const read: object[] = [];
  const schema = v.object({ text: v.string(), tries: v.optional(v.number(), 3) });
  jobs.define('note', schema, async (data) => void read.push(data));
  await jobs.runDue();
  expect(read).toEqual([{ text: 'a', tries: 3 }]);
  const stored = await database.kysely.selectFrom('job').select(['data', 'last_error']).execute();
  expect(stored).toEqual([{ data: { text: 2 }, last_error: 'Its data cannot be read: text.' }]);
});
