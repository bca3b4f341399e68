import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Clock } from '#kernel/clock.ts';
import { loggableText } from '#kernel/loggable.ts';
import type { Tables } from '#server/database/tables.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Log } from '#server/log/log.ts';
import { GiveUp, type JobHandler, type JobKindRules, retryDelay, usualRules } from './job-kind.ts';
import { type Claim, type ClaimedJob, finishJob, parkJob, prolongJob, retryJob } from './job-store.ts';

/** How long a job of a process that died waits for another process; a living one prolongs its own. */
export const leaseMs = 60_000;
const errorLengthMax = 500;

/** How a run of a job ended. */
export const jobOutcomes = ['done', 'retried', 'parked'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];

interface Kind extends Omit<JobKindRules<object>, 'keepParked' | 'parked'> {
  /** Reads the data of a job and works with them. */
  handle(job: ClaimedJob): Promise<void>;
  /** What stays of the data when the job is given up. */
  kept(job: ClaimedJob): object | undefined;
  /** Tells that the job was given up. */
  parked(job: ClaimedJob, reason: string): Promise<void>;
}

export interface JobRunner {
  define<Data extends object>(
    name: string,
    schema: v.GenericSchema<unknown, Data>,
    handler: JobHandler<Data>,
    rules: Partial<JobKindRules<Data>>,
  ): void;
  /** The kinds that may begin one more, and how many. */
  free(): Map<string, number>;
  /** What the runner can take now, for the store. */
  claim(free: ReadonlyMap<string, number>): Claim;
  /** Runs a claimed job to its end, success or failure; never rejects. */
  run(job: ClaimedJob): Promise<void>;
  isBusy(): boolean;
  /** Resolves when all running jobs have ended. */
  settled(): Promise<void>;
}

function kindOf<Data extends object>(
  schema: v.GenericSchema<unknown, Data>,
  handler: JobHandler<Data>,
  rules: Partial<JobKindRules<Data>>,
): Kind {
  const { keepParked, parked, ...others }: JobKindRules<Data> = { ...usualRules, ...rules };
  return {
    ...others,
    async handle({ data: stored, jobId, attempt }) {
      const { output: data, faults } = readStored(schema, stored);
      if (data === undefined)
        throw new GiveUp(`Its data cannot be read: ${faults.map(({ place }) => place.join('.')).join(', ')}.`);
      await handler(data, { jobId, attempt });
    },
    kept({ data: stored }) {
      const data = readStored(schema, stored).output;
      return data && keepParked(data);
    },
    async parked({ data: stored }, reason) {
      const data = readStored(schema, stored).output;
      if (data !== undefined) await parked(data, reason);
    },
  };
}

/** Runs jobs in this process and records how they end. */
export function createJobRunner(
  kysely: Kysely<Tables>,
  { clock, log, onEnd }: { clock: Clock; log: Log; onEnd(job: string, outcome: JobOutcome): void },
): JobRunner {
  const kinds = new Map<string, Kind>();
  const running = new Map<number, { name: string; work: Promise<void> }>();

  /** Without this in time another process takes the job, which its attempt number makes harmless. */
  function keepClaimed(job: ClaimedJob): NodeJS.Timeout {
    const prolong = () => prolongJob(kysely, job, clock() + leaseMs);
    return setInterval(() => void prolong().catch((error: unknown) => logUnnoted(job, error)), leaseMs / 3).unref();
  }

  function logUnnoted({ name, jobId, attempt }: ClaimedJob, error: unknown): void {
    log.error('What became of a job could not be noted: it will run again.', { job: name, jobId, attempt, error });
  }

  async function noteFailure(kind: Kind, job: ClaimedJob, error: unknown): Promise<void> {
    const { name, jobId, attempt } = job;
    const message = loggableText(error instanceof Error ? error.message : String(error)).slice(0, errorLengthMax);
    if (error instanceof GiveUp || attempt > kind.retryLimit) {
      await parkJob(kysely, job, { now: clock(), error: message, kept: kind.kept(job) });
      await kind.parked(job, message);
      onEnd(name, 'parked');
      log.error('A job was given up.', { job: name, jobId, attempt, error });
      return;
    }
    const runAt = clock() + retryDelay(attempt, kind);
    await retryJob(kysely, job, runAt, message);
    onEnd(name, 'retried');
    log.warn('A job failed and will be tried again.', {
      job: name,
      jobId,
      attempt,
      runAt: new Date(runAt).toISOString(),
      error,
    });
  }

  async function carryOut(kind: Kind, job: ClaimedJob): Promise<void> {
    const keeping = keepClaimed(job);
    let failure: { error: unknown } | undefined;
    try {
      if (job.attempt > kind.retryLimit + 1) throw new GiveUp('The process ended each time that it ran this job.');
      await kind.handle(job);
    } catch (error) {
      failure = { error };
    } finally {
      clearInterval(keeping);
    }
    try {
      if (failure !== undefined) return await noteFailure(kind, job, failure.error);
      await finishJob(kysely, job);
      onEnd(job.name, 'done');
    } catch (error) {
      logUnnoted(job, error);
    }
  }

  return {
    define(name, schema, handler, rules) {
      if (kinds.has(name)) throw new Error(`The job ${name} is defined twice.`);
      kinds.set(name, kindOf(schema, handler, rules));
    },
    free() {
      const busy = [...running.values()];
      const free = [...kinds].map(([name, { atOnce }]): [string, number] => [
        name,
        atOnce - busy.filter((one) => one.name === name).length,
      ]);
      return new Map(free.filter(([, count]) => count > 0));
    },
    claim(free) {
      const now = clock();
      return { free, running: [...running.keys()], now, until: now + leaseMs };
    },
    run(job) {
      const kind = kinds.get(job.name);
      if (kind === undefined) throw new Error(`Nobody knows the job ${job.name}.`);
      const work = carryOut(kind, job).finally(() => running.delete(job.jobId));
      running.set(job.jobId, { name: job.name, work });
      return work;
    },
    isBusy: () => running.size > 0,
    async settled() {
      await Promise.all([...running.values()].map(({ work }) => work));
    },
  };
}
