import { sql } from 'kysely';
import * as v from 'valibot';
import { operatorMail, operatorsWith } from '#features/operator/server.ts';
import { readSettings } from '#features/site/server.ts';
import type { Clock, Instant } from '#kernel/clock.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addJob } from '#server/jobs/job-store.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { Kysely, Transaction } from 'kysely';
import { whenToTell } from '../../rules/moderation/tell-moderators.ts';
import { tellsModerators } from '../safety/report-store.ts';

export interface ModeratorMailServices {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'define'>;
  mail: Mailing;
  /** The address of this server on the internet; without it a mail has no link. */
  publicUrl: string | undefined;
}

/** Lets the server that runs the jobs tell moderators of reports by mail: the first at once, further ones together. */
export function sendModeratorMails(services: ModeratorMailServices): void {
  const { database, clock, jobs } = services;
  jobs.define(tellsModerators, v.object({ siteKey: v.string() }), async ({ siteKey }) => {
    await inTransaction(database, (tx) => tellModerators(services, tx, siteKey, clock()));
  });
}

interface NoticeRow {
  newest: number;
  open: number;
  told_report_id: number;
  seen_report_id: number;
  told_at: Date | null;
  seen_at: Date | null;
  planned_at: Date | null;
}

async function tellModerators(
  services: ModeratorMailServices,
  tx: Transaction<Tables>,
  siteKey: string,
  now: Instant,
): Promise<void> {
  // One after the other: each sees what the one before has told.
  await sql`insert into chat_report_notice (site_key) values (${siteKey}) on conflict do nothing`.execute(tx);
  await sql`select from chat_report_notice where site_key = ${siteKey} for update`.execute(tx);
  const { rows } = await sql<NoticeRow>`
    select n.*, coalesce(t.newest, 0) as newest, coalesce(t.open, 0) as open
    from chat_report_notice n, (
      select max(report_id) as newest, count(*)::int as open from chat_report
      where site_key = ${siteKey} and closed_at is null
    ) t where n.site_key = ${siteKey}`.execute(tx);
  const row = rows[0]!;
  const when = whenToTell(
    {
      newest: row.newest,
      told: row.told_report_id,
      seen: row.seen_report_id,
      toldAt: row.told_at?.getTime(),
      seenAt: row.seen_at?.getTime(),
    },
    now,
  );
  if (when === 'never') return;
  if (when === 'now') {
    await sendAll(services, tx, siteKey, row.open);
    await sql`update chat_report_notice set told_at = ${new Date(now)}, told_report_id = ${row.newest}
      where site_key = ${siteKey}`.execute(tx);
    return;
  }
  if (row.planned_at !== null && row.planned_at.getTime() >= when.at) return;
  await addJob(tx, {
    name: tellsModerators,
    data: { siteKey },
    singletonKey: undefined,
    createdAt: now,
    runAt: when.at,
  });
  await sql`update chat_report_notice set planned_at = ${new Date(when.at)} where site_key = ${siteKey}`.execute(tx);
}

async function sendAll(
  services: ModeratorMailServices,
  tx: Transaction<Tables>,
  siteKey: string,
  count: number,
): Promise<void> {
  const [site] = await readSettings(tx, { siteKeys: [siteKey], version: 'published' });
  const siteTitle = site?.document?.webSetting.title ?? null;
  const path = `/console/sites/${siteNameOf(siteKey)}/reports`;
  for (const { mail: to, language } of await operatorsWith(tx, siteKey, 'sell')) {
    // oxlint-disable-next-line no-await-in-loop -- a few mails into one transaction
    await services.mail.send(operatorMail(services, { kind: 'reportsWait', siteTitle, count, path, to, language }), {
      tx,
    });
  }
}

/** A moderator has looked at the reports of a site: all that there are now are seen. */
export async function noteSeen(kysely: Kysely<Tables>, siteKey: string, now: Instant): Promise<void> {
  await sql`
    insert into chat_report_notice (site_key, seen_at, seen_report_id)
    select ${siteKey}, ${new Date(now)}, coalesce(max(report_id), 0) from chat_report where site_key = ${siteKey}
    on conflict (site_key) do update set seen_at = excluded.seen_at, seen_report_id = excluded.seen_report_id`.execute(
    kysely,
  );
}
