import * as v from 'valibot';
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startWriter } from '../../../../test/start-writer.ts';
import { describeEngines, testDataFolder, withPostgres } from '../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { createLog } from '#server/log/log.ts';
import { claimJobs, finishJob, leaveToOthers, retryJob } from './job-store.ts';
import { createJobs } from './jobs.ts';
import { leaseMs } from './job-runner.ts';

const silent = createLog('error', () => {}, Date.now);
const claimNote = (count: number, now: number) => ({
  free: new Map([['note', count]]),
  running: [],
  now,
  until: now + leaseMs,
});

describe('jobs of a process that is killed', () => {
  it('run after the restart, the one that was running too', async () => {
    const folder = await testDataFolder();
    const killed = startWriter(folder, 'kill', 3, 'job-process.ts');
    await killed.says('begins 1');
    await killed.kill('SIGKILL');

    const database = await openDatabase({ dataFolder: folder });
    const jobs = createJobs(database, { clock: Date.now, log: silent });
    const ran: [number, number][] = [];
    jobs.define(
      'note',
      v.custom<{ number: number }>(() => true),
      async ({ number }, { attempt }) => void ran.push([number, attempt]),
    );
    await jobs.start();
    await expect.poll(() => ran.length).toBe(3);
    await jobs.stop();
    await database.close();
    rmSync(folder, { recursive: true });
    expect(ran.sort(([one], [other]) => one - other)).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
  });

  it('are given up when they kill the process each time', async () => {
    const folder = await testDataFolder();
    const database = await openDatabase({ dataFolder: folder });
    const jobs = createJobs(database, { clock: Date.now, log: silent });
    const ran: number[] = [];
    const kind = jobs.define(
      'note',
      v.custom<object>(() => true),
      async (_data, { attempt }) => void ran.push(attempt),
      { retryLimit: 2 },
    );
    await kind.send({});
    await database.pool.query('update job set attempts = 3, is_running = true');
    await jobs.start();
    await expect
      .poll(() => database.kysely.selectFrom('job').select('last_error').where('parked_at', 'is not', null).execute())
      .toEqual([{ last_error: 'The process ended each time that it ran this job.' }]);
    await jobs.stop();
    await database.close();
    rmSync(folder, { recursive: true });
    expect(ran).toEqual([]);
  });
});

describeEngines('a claim', (open) => {
  it('ends with its lease, and a late process changes nothing', async () => {
    const { kysely } = await open();
    const now = 1_000_000;
    await kysely
      .insertInto('job')
      .values({ name: 'note', data: {}, created_at: new Date(now), run_at: new Date(now) })
      .execute();
    const [first] = await claimJobs(kysely, claimNote(5, now));
    expect(await claimJobs(kysely, claimNote(5, now + leaseMs - 1))).toEqual([]);
    const [second] = await claimJobs(kysely, claimNote(5, now + leaseMs));
    expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
    await finishJob(kysely, first!);
    await retryJob(kysely, first!, now, 'late');
    expect(await kysely.selectFrom('job').select(['attempts', 'is_running', 'last_error']).execute()).toEqual([
      { attempts: 2, is_running: true, last_error: null },
    ]);
    await finishJob(kysely, second!);
    expect(await kysely.selectFrom('job').select('job_id').execute()).toEqual([]);
  });

  it('never takes a job that this process already runs, even a very long one', async () => {
    const { kysely } = await open();
    await kysely
      .insertInto('job')
      .values({ name: 'note', data: {}, created_at: new Date(0), run_at: new Date(0) })
      .execute();
    const [mine] = await claimJobs(kysely, claimNote(1, 1));
    const later = { ...claimNote(1, leaseMs * 2), running: [mine!.jobId] };
    expect(await claimJobs(kysely, later)).toEqual([]);
  });
});

describe('two processes on one server', () => {
  async function twoPools(): Promise<[Database, Database] | undefined> {
    const postgres = await withPostgres();
    if (postgres === undefined) return undefined;
    const databaseUrl = await postgres.emptyUrl();
    const { migrate } = await import('#server/database/migrate.ts');
    const one = await openDatabase({ databaseUrl, dataFolder: '' });
    await migrate(one);
    return [one, await openDatabase({ databaseUrl, dataFolder: '' })];
  }

  /** Both claim in a transaction of their own, the second before the first has committed. */
  async function claimTogether([one, other]: [Database, Database], lock: typeof leaveToOthers): Promise<number[]> {
    await one.kysely
      .insertInto('job')
      .values({ name: 'note', data: {}, created_at: new Date(0), run_at: new Date(0) })
      .execute();
    let second: Promise<unknown[]> | undefined;
    const first = await one.kysely.transaction().execute(async (tx) => {
      const claimed = await claimJobs(tx, claimNote(1, 1), lock);
      let hasEnded = false;
      second = claimJobs(other.kysely, claimNote(1, 1), lock).finally(() => (hasEnded = true));
      const waits = sql<{ waits: boolean }>`select exists (select from pg_locks where not granted) as waits`;
      await expect.poll(async () => hasEnded || (await waits.execute(one.kysely)).rows[0]?.waits).toBe(true);
      return claimed;
    });
    return [first.length, (await second!).length];
  }

  it('never run the same job at once', async (test) => {
    const pools = await twoPools();
    test.skip(!pools, 'PostgreSQL is not installed');
    expect(await claimTogether(pools!, leaveToOthers)).toEqual([1, 0]);
    await Promise.all(pools!.map((database) => database.close()));
  });

  it('would, if locked rows were not left to their owner (control)', async (test) => {
    const pools = await twoPools();
    test.skip(!pools, 'PostgreSQL is not installed');
    expect(await claimTogether(pools!, sql``)).toEqual([1, 1]);
    await Promise.all(pools!.map((database) => database.close()));
  });

  it('share a heap of jobs, each run once', async (test) => {
    const pools = await twoPools();
    test.skip(!pools, 'PostgreSQL is not installed');
    const ran: number[] = [];
    const queues = pools!.map((database) => {
      const jobs = createJobs(database, { clock: Date.now, log: silent });
      const kind = jobs.define(
        'note',
        v.custom<{ number: number }>(() => true),
        async ({ number }) => void ran.push(number),
        { atOnce: 5 },
      );
      return { jobs, kind };
    });
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    await Promise.all(numbers.map((number) => queues[number % 2]!.kind.send({ number })));
    await Promise.all(queues.map(({ jobs }) => jobs.start()));
    await expect.poll(() => ran.length).toBeGreaterThanOrEqual(200);
    await Promise.all(queues.map(({ jobs }) => jobs.stop()));
    expect(ran.sort((one, other) => one - other)).toEqual(numbers);
    expect(await pools![0].kysely.selectFrom('job').select('job_id').execute()).toEqual([]);
    await Promise.all(pools!.map((database) => database.close()));
  });
});
