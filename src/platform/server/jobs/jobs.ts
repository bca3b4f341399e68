import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import type { Clock, Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { openTally, tally } from '#server/database/tally.ts';
import { afterCommit } from '#server/database/transaction.ts';
import type { Log } from '#server/log/log.ts';
import { createJobLoop } from './job-loop.ts';
import type { JobHandler, JobKindRules } from './job-kind.ts';
import { createJobRunner, jobOutcomes } from './job-runner.ts';
import { addJob, claimJobs, forgetParked, releaseJobs } from './job-store.ts';

interface SendOptions {
  /** Needs an open transaction: the job exists when it commits, and not at all when it rolls back. */
  tx?: Transaction<Tables>;
  /** Not before this instant. */
  startAfter?: Instant;
  /** While a job of the kind with this key waits or runs, no second one is added. */
  singletonKey?: string;
}

export interface JobKind<Data> {
  /** True when it was added, false when the singleton key kept it out. */
  send(data: Data, options?: SendOptions): Promise<boolean>;
}

export interface Jobs {
  /**
   * A kind of jobs and what they do. Data is stored as JSON, and read by the schema, because another release may have
   * added the job; one that cannot be read is given up. The handler may run again for the same job, when the
   * process dies between its work and the note that it is done: it must stand that. A handler that throws is tried
   * again with growing delays, one that throws `GiveUp` is not.
   */
  define<Data extends object>(
    name: string,
    schema: v.GenericSchema<unknown, Data>,
    handler: JobHandler<Data>,
    rules?: Partial<JobKindRules<Data>>,
  ): JobKind<Data>;
  /** Lets jobs run by themselves from now on. */
  start(): Promise<void>;
  /** Looks whether there is something to do: a command may have added a job. */
  wake(): void;
  /** Starts no more jobs, and waits at most 30 s for those that run. */
  stop(): Promise<void>;
  /**
   * Runs the jobs due by the clock now, one after the other, and the jobs that they send; answers how many ran.
   * For tests: without `start` nothing else runs, so nothing depends on chance. After `start` it waits also for the jobs
   * that run by themselves.
   */
  runDue(): Promise<number>;
}

export interface JobServices {
  clock: Clock;
  log: Log;
}

const patienceMs = 30_000;
const dayMs = 24 * 60 * 60 * 1000;
/** How long given-up jobs stay, for the operator to look at. */
const parkedDays = 30;

/** A queue of jobs in the database, the same on both engines; any number of processes may work on it. */
export function createJobs(database: Database, { clock, log }: JobServices): Jobs {
  const { kysely } = database;
  const runner = createJobRunner(kysely, {
    clock,
    log,
    onEnd: (kind, outcome) => tally(database, 'hiroba_jobs_total', { kind, outcome }),
  });
  const loop = createJobLoop(database, runner, { clock, log });
  let tidying: NodeJS.Timeout | undefined;

  const tidy = async (): Promise<void> => {
    await forgetParked(kysely, clock() - parkedDays * dayMs).catch((error: unknown) =>
      log.error('Jobs that were given up long ago could not be removed.', { error }),
    );
  };

  return {
    define(name, schema, handler, rules = {}) {
      runner.define(name, schema, handler, rules);
      const ends = jobOutcomes.map((outcome) => ({ kind: name, outcome }));
      openTally(database, 'hiroba_jobs_total', ends);
      return {
        async send(data, { tx, startAfter, singletonKey } = {}) {
          const now = clock();
          const job = { name, data, singletonKey, createdAt: now, runAt: startAfter ?? now };
          const isNew = await addJob(tx ?? kysely, job);
          if (isNew) afterCommit(database, loop.wake);
          return isNew;
        },
      };
    },

    async start() {
      // The embedded database has one process: a job marked as running was left by an earlier one.
      if (database.engine === 'embedded') await releaseJobs(kysely, clock());
      await tidy();
      tidying = setInterval(() => void tidy(), dayMs).unref();
      loop.start();
    },

    wake: loop.wake,

    async stop() {
      clearInterval(tidying);
      await loop.stop();
      await Promise.race([runner.settled(), wait(patienceMs, undefined, { ref: false })]);
    },

    async runDue() {
      let count = 0;
      for (;;) {
        const claimed = await claimJobs(kysely, runner.claim(runner.free()));
        if (claimed.length === 0 && !runner.isBusy()) return count;
        for (const job of claimed) await runner.run(job);
        count += claimed.length;
        await runner.settled();
      }
    },
  };
}
