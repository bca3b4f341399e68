import { sql } from 'kysely';
import * as v from 'valibot';
import type { Clock, Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addJob } from '#server/jobs/job-store.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { ChatPlace } from '../../rules/channel/chat-topics.ts';
import type { ActKind } from '../../rules/safety/report-rules.ts';
import { emptyPlace } from '../room/change-room.ts';
import { touchOwn, type Tx } from '../room/room-log.ts';
import { tellsOfAct } from './report-mails.ts';

export interface Act {
  siteKey: string;
  reportId: number;
  kind: ActKind;
  /** A person of the organiser, as they name themselves. */
  by: string;
  /** For a look the reason, for closing the answer to the reporter, otherwise the words for the person concerned. */
  reason: string;
  /** Until when a suspension lasts; without it, for good. */
  endsAt?: Instant;
}

export type ActRefusal = 'noReport' | 'closed' | 'noMessage' | 'gone' | 'notSuspended';

interface ActedReport {
  source_id: number;
  realm_key: string;
  data_source_id: number;
  reported_profile_id: number;
  room_id: number | null;
  comment_index: number | null;
  closed_at: Date | null;
  is_gone: boolean;
}

/** The job that lets somebody write again when their suspension is over. */
const endsSuspension = 'endChatSuspension';

/** Does something about a report, and logs it in the same transaction. Nothing is read of a report without a look. */
export async function act(database: Database, wanted: Act, now: Instant): Promise<'done' | ActRefusal> {
  return inTransaction(database, (tx) => actInTransaction(tx, database, wanted, now));
}

export async function actInTransaction(
  tx: Tx,
  database: Database,
  wanted: Act,
  now: Instant,
): Promise<'done' | ActRefusal> {
  const { rows } = await sql<ActedReport>`
      select t.source_id, s.realm_key, s.data_source_id, t.reported_profile_id, t.room_id, t.comment_index, t.closed_at,
        p.member_id is null as is_gone
      from chat_report t join chat_source s using (source_id)
      join chat_profile p on p.chat_profile_id = t.reported_profile_id
      where t.report_id = ${wanted.reportId} and t.site_key = ${wanted.siteKey} for no key update of t`.execute(tx);
  const [report] = rows;
  if (report === undefined) return 'noReport';
  const refusal = await acts[wanted.kind]({ tx, database, report, wanted, now });
  if (refusal !== undefined) return refusal;
  const { rows: logged } = await sql<{ act_id: number }>`
      insert into chat_report_act (report_id, kind, done_by, reason, done_at, ends_at)
      values (${wanted.reportId}, ${wanted.kind}, ${wanted.by}, ${wanted.reason}, ${new Date(now)}, ${endOf(wanted)})
      returning act_id`.execute(tx);
  if (wanted.kind !== 'look') {
    const data = { actId: logged[0]!.act_id };
    await addJob(tx, { name: tellsOfAct, data, singletonKey: undefined, createdAt: now, runAt: now });
  }
  return 'done';
}

const endOf = ({ endsAt }: Act): Date | null => (endsAt === undefined ? null : new Date(endsAt));

interface Doing {
  tx: Tx;
  database: Database;
  report: ActedReport;
  wanted: Act;
  now: Instant;
}

const placeOf = ({ realm_key: realmKey, data_source_id: dataSourceId }: ActedReport): ChatPlace => ({
  realmKey,
  dataSourceId,
});

const acts: Record<ActKind, (doing: Doing) => Promise<ActRefusal | undefined>> = {
  look: () => Promise.resolve(undefined),
  async remove({ tx, database, report, now }) {
    const { room_id: roomId, comment_index: index, source_id: sourceId } = report;
    if (roomId === null || index === null) return 'noMessage';
    await emptyPlace(
      tx,
      database,
      { sourceId, roomId, place: placeOf(report) },
      report.reported_profile_id,
      index,
      now,
    );
    return undefined;
  },
  // The mail is all of it.
  warn: async ({ report }) => (report.is_gone ? 'gone' : undefined),
  async suspend({ tx, database, report, wanted, now }) {
    if (report.is_gone) return 'gone';
    await suspend(tx, report.reported_profile_id, wanted, now);
    if (wanted.endsAt !== undefined) {
      const data = { profileId: report.reported_profile_id, ...placeOf(report) };
      const job = { name: endsSuspension, data, singletonKey: undefined };
      await addJob(tx, { ...job, createdAt: now, runAt: wanted.endsAt });
    }
    await touchOwn(tx, database, placeOf(report), [report.reported_profile_id]);
    return undefined;
  },
  async readmit({ tx, database, report }) {
    if (!(await readmit(tx, report.reported_profile_id))) return 'notSuspended';
    await touchOwn(tx, database, placeOf(report), [report.reported_profile_id]);
    return undefined;
  },
  async close({ tx, report, wanted, now }) {
    if (report.closed_at !== null) return 'closed';
    await sql`update chat_report set closed_at = ${new Date(now)}, answer = ${wanted.reason}
      where report_id = ${wanted.reportId}`.execute(tx);
    return undefined;
  },
};

/** A suspended person reads and does not write, in all chats of the source. */
async function suspend(tx: Tx, profileId: number, wanted: Act, now: Instant): Promise<void> {
  await sql`insert into chat_suspension (chat_profile_id, reason, suspended_at, ends_at)
    values (${profileId}, ${wanted.reason}, ${new Date(now)}, ${endOf(wanted)})
    on conflict (chat_profile_id) do update set reason = excluded.reason, ends_at = excluded.ends_at`.execute(tx);
}

/** Lets the server that runs the jobs end suspensions that are over; one that was made longer meanwhile stays. */
export function endSuspensions(database: Database, clock: Clock, jobs: Pick<Jobs, 'define'>): void {
  const schema = v.object({ profileId: v.number(), realmKey: v.string(), dataSourceId: v.number() });
  jobs.define(endsSuspension, schema, async ({ profileId, ...place }) => {
    await inTransaction(database, async (tx) => {
      const { rows } = await sql`delete from chat_suspension
        where chat_profile_id = ${profileId} and ends_at <= ${new Date(clock())} returning chat_profile_id`.execute(tx);
      if (rows.length > 0) await touchOwn(tx, database, place, [profileId]);
    });
  });
}

/** False: the person was not suspended. */
async function readmit(tx: Tx, profileId: number): Promise<boolean> {
  const { rows } = await sql`delete from chat_suspension where chat_profile_id = ${profileId}
    returning chat_profile_id`.execute(tx);
  return rows.length > 0;
}
