import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { type Meeting, readMeeting } from '../desk/read-meeting.ts';
import type { Database } from '#server/database/database.ts';
import type { ActKind } from '../../rules/safety/report-rules.ts';
import { act, type Act, type ActRefusal } from './report-acts.ts';

type Queries = Pick<Database, 'pool'>;

/** A report as it stands in the list: nothing that anybody wrote. */
export interface ListedReport {
  report_id: number;
  created_at: Date;
  closed_at: Date | null;
  reason: string;
  reporter: string;
  reported: string;
  has_message: boolean;
}

export interface ReportedMessage {
  comment_index: number;
  chat_profile_id: number;
  author: string;
  type: string;
  body: string;
  meeting: Meeting | null;
  picture: Buffer | null;
  created_at: Date;
}

export interface ShownReport extends ListedReport {
  body: string;
  comment_index: number | null;
  reporter_language: LanguageCode;
  reported_language: LanguageCode;
  suspended_for: string | null;
  answer: string | null;
  messages: ReportedMessage[];
}

/** The chat user id, which is only theirs; empty for an account that was erased. */
const columns = `t.report_id, t.created_at, t.closed_at, t.reason, a.live_chat_user_id as reporter,
  b.live_chat_user_id as reported, t.comment_index is not null as has_message`;
const joined = `chat_report t join chat_profile a on a.chat_profile_id = t.reporter_profile_id
  join chat_profile b on b.chat_profile_id = t.reported_profile_id`;

export async function listReports({ pool }: Queries, siteKey: string, withClosed: boolean): Promise<ListedReport[]> {
  const { rows } = await pool.query<ListedReport>(
    `select ${columns} from ${joined} where t.site_key = $1 and ($2 or t.closed_at is null) order by t.report_id`,
    [siteKey, withClosed],
  );
  return rows;
}

/** A report with what was reported; the look is logged before anything is read. */
export async function lookAtReport(
  database: Database,
  look: Omit<Act, 'kind'>,
  now: Instant,
): Promise<ShownReport | ActRefusal> {
  const done = await act(database, { ...look, kind: 'look' }, now);
  if (done !== 'done') return done;
  const [report, messages] = await Promise.all([
    database.pool.query<Omit<ShownReport, 'messages'>>(
      `select ${columns}, t.body, t.comment_index, t.answer, a.language as reporter_language,
        b.language as reported_language, x.reason as suspended_for
      from ${joined} left join chat_suspension x on x.chat_profile_id = t.reported_profile_id where t.report_id = $1`,
      [look.reportId],
    ),
    database.pool.query<Omit<ReportedMessage, 'meeting'> & { meeting: StoredJson | null }>(
      `select m.comment_index, m.chat_profile_id, p.live_chat_user_id as author, m.type, m.body, m.meeting, m.picture,
        m.created_at
      from chat_report_message m join chat_profile p using (chat_profile_id)
      where m.report_id = $1 order by m.comment_index`,
      [look.reportId],
    ),
  ]);
  return {
    ...report.rows[0]!,
    messages: messages.rows.map((row) => ({ ...row, meeting: readMeeting(row.meeting) })),
  };
}

export interface LoggedAct {
  report_id: number;
  kind: ActKind;
  done_by: string;
  reason: string;
  done_at: Date;
}

/** The looks at the reports of a site and the acts on them, in order. */
export async function listActs({ pool }: Queries, siteKey: string): Promise<LoggedAct[]> {
  const { rows } = await pool.query<LoggedAct>(
    `select l.report_id, l.kind, l.done_by, l.reason, l.done_at from chat_report_act l join chat_report t using (report_id)
    where t.site_key = $1 order by l.act_id`,
    [siteKey],
  );
  return rows;
}
