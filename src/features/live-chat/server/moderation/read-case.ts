import { sql } from 'kysely';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import type { readCase } from '../../contract/moderation.ts';
import { type ModeratorAct, shownOfCase } from '../../rules/moderation/moderation.ts';
import type { ReportReason } from '../../rules/safety/report-rules.ts';
import { readMeeting } from '../desk/read-meeting.ts';
import { countActs, type ReportCase } from './find-case.ts';

type Shown = AnswerOf<typeof readCase>;

interface ReportRow {
  report_id: number;
  reason: ReportReason;
  body: string;
  created_at: Date;
  closed_at: Date | null;
  answer: string | null;
  room_id: number | null;
  comment_index: number | null;
  live_chat_user_id: string;
  nickname: string;
  member_id: number | null;
  made: number;
}

const said = (at: Date): string => formatInstant(at.getTime());

/** A case as a moderator sees it; whoever calls it has logged the look. */
export async function readSeenCase(database: Database, siteKey: string, found: ReportCase): Promise<Shown> {
  const { kysely } = database;
  const reports = await readReports(database, siteKey, found);
  const [first] = reports;
  const acts = await readActs(database, found);
  return {
    reportId: found.reportIds[0] ?? 0,
    isMessage: first?.comment_index !== null && first !== undefined,
    isOpen: found.openIds.length > 0,
    reported: await readReported(database, siteKey, found),
    reports: reports.map((row) => ({
      reportId: row.report_id,
      reporter: { chatUserId: row.live_chat_user_id, nickname: row.nickname, memberId: row.member_id },
      made: row.made,
      reason: row.reason,
      text: row.body,
      at: said(row.created_at),
      closedAt: row.closed_at === null ? null : said(row.closed_at),
      answer: row.answer,
    })),
    ...(await readMessages(database, found, first)),
    acts,
    seenActs: await countActs(kysely, found),
  };
}

async function readReports({ kysely }: Database, siteKey: string, { reportIds }: ReportCase): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select t.report_id, t.reason, t.body, t.created_at, t.closed_at, t.answer, t.room_id, t.comment_index,
      p.live_chat_user_id, p.nickname, p.member_id,
      (select count(*)::int from chat_report o
        where o.reporter_profile_id = t.reporter_profile_id and o.site_key = ${siteKey}) as made
    from chat_report t join chat_profile p on p.chat_profile_id = t.reporter_profile_id
    where t.report_id = any(${reportIds.slice(0, shownOfCase)}::int[]) order by t.report_id`.execute(kysely);
  return rows;
}

async function readReported(
  { kysely }: Database,
  siteKey: string,
  { reportedProfileId, reportIds }: ReportCase,
): Promise<Shown['reported']> {
  const { rows } = await sql<{
    live_chat_user_id: string;
    nickname: string;
    member_id: number | null;
    language: LanguageCode;
    reason: string | null;
    suspended_at: Date | null;
    ends_at: Date | null;
  }>`
    select p.live_chat_user_id, p.nickname, p.member_id, p.language, x.reason, x.suspended_at, x.ends_at
    from chat_profile p left join chat_suspension x using (chat_profile_id)
    where p.chat_profile_id = ${reportedProfileId}`.execute(kysely);
  const { rows: earlier } = await sql<Shown['reported']['earlier']>`
    select
      (select count(*)::int from (
        select from chat_report t where t.site_key = ${siteKey} and t.reported_profile_id = ${reportedProfileId}
          and t.report_id <> all(${[...reportIds]}::int[])
        group by t.room_id, t.comment_index
      ) others) as cases,
      count(*) filter (where a.kind = 'remove')::int as remove, count(*) filter (where a.kind = 'warn')::int as warn,
      count(*) filter (where a.kind = 'suspend')::int as suspend
    from chat_report t join chat_report_act a using (report_id)
    where t.site_key = ${siteKey} and t.reported_profile_id = ${reportedProfileId}
      and t.report_id <> all(${[...reportIds]}::int[])`.execute(kysely);
  const row = rows[0]!;
  return {
    chatUserId: row.live_chat_user_id,
    nickname: row.nickname,
    memberId: row.member_id,
    language: row.language,
    suspension:
      row.suspended_at === null
        ? null
        : {
            reason: row.reason ?? '',
            since: said(row.suspended_at),
            endsAt: row.ends_at === null ? null : said(row.ends_at),
          },
    earlier: earlier[0] ?? { cases: 0, remove: 0, warn: 0, suspend: 0 },
  };
}

/** The messages as the first report has them: later ones have the same message, and those around it. */
async function readMessages(
  { kysely }: Database,
  { reportedProfileId }: ReportCase,
  first: ReportRow | undefined,
): Promise<Pick<Shown, 'messages' | 'isStillThere'>> {
  if (first === undefined || first.comment_index === null) return { messages: [], isStillThere: false };
  const { rows } = await sql<{
    comment_index: number;
    chat_profile_id: number;
    author: string;
    body: string;
    meeting: StoredJson | null;
    has_picture: boolean;
    created_at: Date;
  }>`
    select m.comment_index, m.chat_profile_id, p.live_chat_user_id as author, m.body, m.meeting,
      m.picture is not null as has_picture, m.created_at
    from chat_report_message m join chat_profile p using (chat_profile_id)
    where m.report_id = ${first.report_id} order by m.comment_index`.execute(kysely);
  const { rows: there } = await sql<{ is_there: boolean }>`
    select removed_at is null as is_there from chat_comment
    where room_id = ${first.room_id} and comment_index = ${first.comment_index}`.execute(kysely);
  return {
    messages: rows.map((row) => ({
      index: row.comment_index,
      author: row.author,
      isReported: row.comment_index === first.comment_index,
      isTheirs: row.chat_profile_id === reportedProfileId,
      text: row.body,
      meeting: readMeeting(row.meeting),
      hasPicture: row.has_picture,
      at: said(row.created_at),
    })),
    isStillThere: there[0]?.is_there ?? false,
  };
}

async function readActs({ kysely }: Database, { reportIds }: ReportCase): Promise<Shown['acts']> {
  // Closing a case closes each of its reports: it is told once.
  const { rows } = await sql<{
    kind: ModeratorAct;
    done_by: string;
    reason: string;
    done_at: Date;
    ends_at: Date | null;
  }>`
    select kind, done_by, reason, done_at, ends_at from (
      select distinct on (kind, done_by, done_at) act_id, kind, done_by, reason, done_at, ends_at from chat_report_act
      where report_id = any(${[...reportIds]}::int[]) and kind <> 'look' order by kind, done_by, done_at, act_id
    ) told order by act_id desc limit ${shownOfCase}`.execute(kysely);
  return rows.map((row) => ({
    kind: row.kind,
    by: row.done_by,
    reason: row.reason,
    at: said(row.done_at),
    endsAt: row.ends_at === null ? null : said(row.ends_at),
  }));
}
