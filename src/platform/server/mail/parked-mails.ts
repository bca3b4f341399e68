import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { isMailJob } from './mail-jobs.ts';

/** A mail that was given up. */
export interface ParkedMail {
  jobId: number;
  parkedAt: Date;
  to: string;
  kind: string;
  language: string;
  reason: string;
  /** False for one whose text is gone: its code has ended, or an earlier release gave it up. */
  canBeSent: boolean;
}

/** The newest first. */
export async function listParkedMails({ kysely }: Database): Promise<ParkedMail[]> {
  const { rows } = await sql<ParkedMail>`
    select job_id as "jobId", parked_at as "parkedAt", coalesce(data ->> 'to', '') as to,
      coalesce(data ->> 'kind', '') as kind, coalesce(data ->> 'language', '') as language,
      coalesce(last_error, '') as reason, data ? 'text' as "canBeSent"
    from job where ${isMailJob} and parked_at is not null order by parked_at desc, job_id desc`.execute(kysely);
  return rows;
}

/** Puts given-up mails back into the queue, for two hours of tries as at first; all that can be sent without a number. */
export async function retryParkedMails({ kysely }: Database, now: Instant, jobId?: number): Promise<number> {
  const again = kysely
    .updateTable('job')
    .set({ parked_at: null, attempts: 0, is_running: false, run_at: new Date(now) })
    .where(isMailJob)
    .where('parked_at', 'is not', null)
    .where(sql<boolean>`data ? 'text'`);
  const { numUpdatedRows } = await (jobId === undefined ? again : again.where('job_id', '=', jobId)).executeTakeFirst();
  return Number(numUpdatedRows);
}
