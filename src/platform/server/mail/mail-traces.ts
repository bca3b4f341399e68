import { type Kysely, sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import type { QueuedMail } from './mail.ts';

/** A mail about something, and what became of it. */
export interface MailTrace {
  kind: string;
  /** '': the address was erased. */
  to: string;
  queuedAt: Date;
  /** When the mail server had it, or it was given up; null: it waits. */
  endedAt: Date | null;
  /** Why it was given up. */
  failed: string | null;
}

/** Notes that a mail waits, in the transaction that queues it. */
export async function traceMail(
  kysely: Kysely<Tables>,
  { mailId, about, kind, to }: QueuedMail,
  now: Instant,
): Promise<void> {
  if (about === undefined || about.length === 0) return;
  await sql`
    insert into mail_trace (mail_id, about, kind, mail_to, queued_at)
      select ${mailId}::uuid, about, ${kind}, ${to}, ${new Date(now)}::timestamptz from unnest(${[...about]}::text[]) as about`.execute(
    kysely,
  );
}

/** Notes that a mail was handed over or given up: `failed` says why. */
export async function endTrace(
  kysely: Kysely<Tables>,
  { mailId, about }: Pick<QueuedMail, 'mailId' | 'about'>,
  { now, failed }: { now: Instant; failed: string | null },
): Promise<void> {
  if (about === undefined) return;
  await kysely
    .updateTable('mail_trace')
    .set({ ended_at: new Date(now), failed })
    .where('mail_id', '=', mailId)
    .execute();
}

/** The mails about something, the oldest first. */
export async function readTraces(kysely: Kysely<Tables>, about: string): Promise<MailTrace[]> {
  const { rows } = await sql<MailTrace>`
    select kind, mail_to as "to", queued_at as "queuedAt", ended_at as "endedAt", failed from mail_trace
    where about = ${about} order by position`.execute(kysely);
  return rows;
}

/** Forgets the mails that were queued before an instant. */
export async function forgetTraces(kysely: Kysely<Tables>, before: Instant): Promise<void> {
  await kysely.deleteFrom('mail_trace').where('queued_at', '<', new Date(before)).execute();
}
