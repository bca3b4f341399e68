import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';

/** A job that this process runs, until `lease` is over or it prolongs it. */
export interface ClaimedJob {
  jobId: number;
  name: string;
  data: StoredJson;
  /** Counts from 1. Tells this run from any other of the same job. */
  attempt: number;
}

export interface NewJob {
  name: string;
  data: object;
  singletonKey: string | undefined;
  createdAt: Instant;
  runAt: Instant;
}

export interface Claim {
  /** How many jobs of each kind may begin. */
  free: ReadonlyMap<string, number>;
  /** The jobs that this process already runs: it never takes one twice, even a very long one. */
  running: readonly number[];
  now: Instant;
  until: Instant;
}

type Connection = Kysely<Tables>;

const at = (instant: Instant): Date => new Date(instant);

/** True when the job was added, false when one with its key waits or runs. */
export async function addJob(connection: Connection, job: NewJob): Promise<boolean> {
  const added = await connection
    .insertInto('job')
    .values({
      name: job.name,
      data: job.data,
      singleton_key: job.singletonKey ?? null,
      created_at: at(job.createdAt),
      run_at: at(job.runAt),
    })
    .onConflict((same) => same.doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A process that claims at the same moment has locked these rows: they are left to it, not waited for. */
export const leaveToOthers = sql`for update skip locked`;

/** Takes the due jobs, the longest due first. `lock` is a parameter so that a test can show what happens without it. */
export async function claimJobs(
  connection: Connection,
  { free, running, now, until }: Claim,
  lock: RawBuilder<unknown> = leaveToOthers,
): Promise<ClaimedJob[]> {
  const { rows } = await sql<ClaimedJob & { dueSince: Date }>`
    with due as materialized (
      select one.job_id, one.run_at
      from unnest(${[...free.keys()]}::text[], ${[...free.values()]}::integer[]) as wanted (name, free)
      cross join lateral (
        select job.job_id, job.run_at from job
        where job.name = wanted.name and job.parked_at is null and job.run_at <= ${at(now)}
          and job.job_id <> all (${running}::bigint[])
        order by job.run_at, job.job_id limit wanted.free ${lock}
      ) as one
    )
    update job set is_running = true, attempts = job.attempts + 1, run_at = ${at(until)}
    from due where job.job_id = due.job_id
    returning job.job_id as "jobId", job.name, job.data, job.attempts as attempt, due.run_at as "dueSince"`.execute(
    connection,
  );
  rows.sort((one, other) => one.dueSince.getTime() - other.dueSince.getTime() || one.jobId - other.jobId);
  return rows.map(({ jobId, name, data, attempt }) => ({ jobId, name, data, attempt }));
}

/** When the next job of these kinds is due, also in the past; undefined when none waits. */
export async function nextDue(connection: Connection, names: readonly string[]): Promise<Instant | undefined> {
  const row = await connection
    .selectFrom('job')
    .select(({ fn }) => fn.min('run_at').as('next'))
    .where('parked_at', 'is', null)
    .where('name', '=', sql<string>`any (${names}::text[])`)
    .executeTakeFirst();
  return (row?.next as Date | null | undefined)?.getTime();
}

/** The rows of this very run; none when another process has taken the job over. */
const own = (connection: Connection, { jobId, attempt }: ClaimedJob) =>
  connection
    .updateTable('job')
    .where('job_id', '=', jobId)
    .where('attempts', '=', attempt)
    .where('is_running', '=', true);

export async function finishJob(connection: Connection, { jobId, attempt }: ClaimedJob): Promise<void> {
  await connection
    .deleteFrom('job')
    .where('job_id', '=', jobId)
    .where('attempts', '=', attempt)
    .where('is_running', '=', true)
    .execute();
}

export async function prolongJob(connection: Connection, job: ClaimedJob, until: Instant): Promise<void> {
  await own(connection, job)
    .set({ run_at: at(until) })
    .execute();
}

export async function retryJob(connection: Connection, job: ClaimedJob, runAt: Instant, error: string): Promise<void> {
  await own(connection, job)
    .set({ is_running: false, run_at: at(runAt), last_error: error })
    .execute();
}

/** Gives the job up and keeps only `kept` of its data. */
export async function parkJob(
  connection: Connection,
  job: ClaimedJob,
  { now, error, kept }: { now: Instant; error: string; kept: object | undefined },
): Promise<void> {
  await own(connection, job)
    .set({ is_running: false, parked_at: at(now), last_error: error, ...(kept && { data: kept }) })
    .execute();
}

/** The running jobs of a process that ended; only for an engine that has one process. */
export async function releaseJobs(connection: Connection, now: Instant): Promise<void> {
  await connection
    .updateTable('job')
    .set({ is_running: false, run_at: at(now) })
    .where('is_running', '=', true)
    .execute();
}

export async function forgetParked(connection: Connection, before: Instant): Promise<void> {
  await connection.deleteFrom('job').where('parked_at', '<', at(before)).execute();
}
