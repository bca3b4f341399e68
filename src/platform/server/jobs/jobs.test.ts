import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEngines, resetDatabase } from '../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createLog } from '#server/log/log.ts';
import * as v from 'valibot';
import { GiveUp, type JobHandler, type JobKindRules } from './job-kind.ts';
import { createJobs, type JobKind } from './jobs.ts';

describeEngines('jobs', (open) => {
  let database: Database;
  let now = 0;
  let logged: { level: string; message: string; job: string; attempt: number; runAt?: string }[] = [];
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await resetDatabase(database);
    now = Date.UTC(2026, 10, 20);
    logged = [];
  });

  const clock = () => now;
  const queue = () => {
    const log = createLog('warn', (line) => logged.push(JSON.parse(line)), clock);
    const jobs = createJobs(database, { clock, log });
    const define = <Data extends object>(
      name: string,
      handler: JobHandler<Data>,
      rules?: Partial<JobKindRules<Data>>,
    ): JobKind<Data> =>
      jobs.define(
        name,
        v.custom<Data>(() => true),
        handler,
        rules,
      );
    return { ...jobs, define };
  };
  const stored = () => database.kysely.selectFrom('job').selectAll().orderBy('job_id').execute();

  it('run once, in the order in which they are due, and leave nothing behind', async () => {
    const jobs = queue();
    const ran: number[] = [];
    const kind = jobs.define<{ number: number }>('note', async ({ number }) => void ran.push(number));
    await kind.send({ number: 1 }, { startAfter: now + 5 });
    await kind.send({ number: 2 });
    await kind.send({ number: 3 });
    now += 5;
    await kind.send({ number: 4 });
    expect(await jobs.runDue()).toBe(4);
    expect(await jobs.runDue()).toBe(0);
    expect(ran).toEqual([2, 3, 1, 4]);
    expect(await stored()).toEqual([]);
  });

  it('wait for their instant', async () => {
    const jobs = queue();
    const ran: number[] = [];
    const kind = jobs.define<object>('note', async () => void ran.push(now));
    await kind.send({}, { startAfter: now + 1000 });
    now += 999;
    expect(await jobs.runDue()).toBe(0);
    now += 1;
    expect(await jobs.runDue()).toBe(1);
    expect(ran).toEqual([now]);
  });

  it('have finished when a test continues, even those that started on time', async () => {
    const jobs = queue();
    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const kind = jobs.define<object>('long', async () => {
      begun.resolve();
      await held.promise;
    });
    await kind.send({});
    await jobs.start();
    await begun.promise;
    let isOver = false;
    const over = jobs.runDue().finally(() => (isOver = true));
    for (let times = 0; times < 20; times += 1) await stored();
    expect(isOver).toBe(false);
    held.resolve();
    await over;
    await jobs.stop();
    expect(await stored()).toEqual([]);
  });

  it('run the jobs that they send themselves', async () => {
    const jobs = queue();
    const ran: number[] = [];
    const kind = jobs.define<{ left: number }>('countdown', async ({ left }) => {
      ran.push(left);
      if (left > 0) await kind.send({ left: left - 1 });
    });
    await kind.send({ left: 2 });
    expect(await jobs.runDue()).toBe(3);
    expect(ran).toEqual([2, 1, 0]);
  });

  it('exist with the transaction that sends them, and not without it', async () => {
    const jobs = queue();
    const ran: string[] = [];
    const kind = jobs.define<{ text: string }>('note', async ({ text }) => void ran.push(text));
    await inTransaction(database, (tx) => kind.send({ text: 'kept' }, { tx }));
    const failing = inTransaction(database, async (tx) => {
      await kind.send({ text: 'lost' }, { tx });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await expect(inTransaction(database, () => kind.send({ text: 'beside' }))).rejects.toThrow(/outside the open/);
    await jobs.runDue();
    expect(ran).toEqual(['kept']);
  });

  it('are one while one with their key waits or runs', async () => {
    const jobs = queue();
    const answers: boolean[] = [];
    const send = async (key: string) => void answers.push(await kind.send({ key }, { singletonKey: key }));
    const kind = jobs.define<{ key: string }>('tidy', ({ key }) => send(key));
    const other = jobs.define<object>('other', async () => {});
    for (const key of ['a', 'a', 'b']) await send(key);
    expect(await other.send({}, { singletonKey: 'a' })).toBe(true);
    expect(answers).toEqual([true, false, true]);
    await jobs.runDue();
    expect(answers.slice(3)).toEqual([false, false]);
    expect(await stored()).toEqual([]);
    await send('a');
    expect(answers.at(-1)).toBe(true);
  });

  it('that fail are tried again after growing delays, then given up, kept and logged', async () => {
    const jobs = queue();
    const attempts: [number, number][] = [];
    const begun = now;
    const kind = jobs.define<{ secret: string; kind: string }>(
      'failing',
      async (_data, { attempt }) => {
        attempts.push([attempt, now - begun]);
        throw new Error(`no ${attempt}`);
      },
      { retryLimit: 3, firstRetryMs: 1000, longestRetryMs: 2000, keepParked: (data) => ({ kind: data.kind }) },
    );
    await kind.send({ secret: '123456', kind: 'code' });
    for (let second = 0; second <= 20; second += 1) {
      await jobs.runDue();
      now += 500;
    }
    expect(attempts).toEqual([
      [1, 0],
      [2, 1000],
      [3, 3000],
      [4, 5000],
    ]);
    expect(await stored()).toMatchObject([
      { data: { kind: 'code' }, attempts: 4, last_error: 'no 4', is_running: false, parked_at: new Date(begun + 5000) },
    ]);
    expect(logged.map(({ level, job, attempt }) => [level, job, attempt])).toEqual([
      ['warn', 'failing', 1],
      ['warn', 'failing', 2],
      ['warn', 'failing', 3],
      ['error', 'failing', 4],
    ]);
    expect(logged[0]?.runAt).toBe(new Date(begun + 1000).toISOString());
    expect(JSON.stringify(logged)).not.toContain('123456');
  });

  it('that ask for it are given up at once, and forgotten after a month', async () => {
    const jobs = queue();
    const kind = jobs.define<object>('hopeless', () => Promise.reject(new GiveUp('not http://h.test/?token=7.q')));
    await kind.send({}, { singletonKey: 'a' });
    await jobs.runDue();
    expect(await stored()).toMatchObject([{ attempts: 1, last_error: 'not http://h.test/?…' }]);
    // A given-up job is no obstacle.
    expect(await kind.send({}, { singletonKey: 'a', startAfter: now + 40 * 86_400_000 })).toBe(true);
    now += 30 * 86_400_000;
    await jobs.start();
    await jobs.stop();
    expect(await stored()).toHaveLength(2);
    now += 1;
    await jobs.start();
    await jobs.stop();
    expect(await stored()).toMatchObject([{ parked_at: null }]);
  });

  it('run by themselves once started, those of a transaction as soon as it commits', async () => {
    const jobs = queue();
    const { promise, resolve } = Promise.withResolvers<void>();
    const ran: string[] = [];
    const kind = jobs.define<{ text: string }>('note', async ({ text }) => {
      ran.push(text);
      if (text === 'last') resolve();
    });
    await kind.send({ text: 'before' });
    await jobs.start();
    await inTransaction(database, (tx) => kind.send({ text: 'last' }, { tx }));
    await promise;
    await jobs.stop();
    expect(ran.sort()).toEqual(['before', 'last']);
    expect(await stored()).toEqual([]);
  });

  it('that wait are run at their time, and those that fail are run again', async () => {
    now = Date.now();
    const live = createJobs(database, { clock: Date.now, log: createLog('error', () => {}, clock) });
    const { promise, resolve } = Promise.withResolvers<void>();
    const ran: string[] = [];
    const kind = live.define(
      'later',
      v.object({ text: v.string() }),
      async ({ text }, { attempt }) => {
        ran.push(`${text} ${attempt}`);
        if (attempt === 1) throw new Error('not yet');
        resolve();
      },
      { firstRetryMs: 20 },
    );
    await live.start();
    await kind.send({ text: 'late' }, { startAfter: now + 150 });
    await promise;
    await live.stop();
    expect(ran).toEqual(['late 1', 'late 2']);
  });

  it('run side by side only as many as their kind may, and a busy kind holds up no other', async () => {
    const jobs = queue();
    const gates: (() => void)[] = [];
    let most = 0;
    const slow = jobs.define<object>(
      'slow',
      async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        gates.push(resolve);
        most = Math.max(most, gates.length);
        await promise;
      },
      { atOnce: 2 },
    );
    const { promise: quickRan, resolve: ranQuick } = Promise.withResolvers<void>();
    const quick = jobs.define<object>('quick', async () => ranQuick());
    for (let count = 0; count < 5; count += 1) await slow.send({});
    await jobs.start();
    await quick.send({});
    await quickRan;
    const freed = 5;
    for (let count = 0; count < freed; count += 1) {
      await expect.poll(() => gates.length).toBeGreaterThan(0);
      gates.shift()?.();
    }
    await jobs.stop();
    expect(most).toBe(2);
    expect(await stored()).toEqual([]);
  });

  it('that run are finished before the stop, and nothing begins after it', async () => {
    const jobs = queue();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: gate, resolve: end } = Promise.withResolvers<void>();
    const ran: string[] = [];
    const kind = jobs.define<{ text: string }>(
      'note',
      async ({ text }) => {
        begin();
        await gate;
        ran.push(text);
      },
      { atOnce: 1 },
    );
    await kind.send({ text: 'first' });
    await kind.send({ text: 'second' });
    await jobs.start();
    await begun;
    const stopped = jobs.stop().then(() => ran.push('stopped'));
    end();
    await stopped;
    await kind.send({ text: 'third' });
    expect(ran).toEqual(['first', 'stopped']);
    expect(await stored()).toMatchObject([
      { data: { text: 'second' }, attempts: 0 },
      { data: { text: 'third' }, attempts: 0 },
    ]);
  });

  it('have one meaning each', () => {
    const jobs = queue();
    jobs.define('note', async () => {});
    expect(() => jobs.define('note', async () => {})).toThrow('The job note is defined twice.');
  });

  it('of an unknown kind are not touched', async () => {
    const newer = queue();
    await newer.define<object>('new-kind', async () => {}).send({});
    const older = queue();
    older.define('note', async () => {});
    expect(await older.runDue()).toBe(0);
    expect(await newer.runDue()).toBe(1);
  });
});
