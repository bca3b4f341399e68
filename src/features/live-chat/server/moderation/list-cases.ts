import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Tables } from '#server/database/tables.ts';
import type { listCases } from '../../contract/moderation.ts';
import { casesPerPage, type ModeratorAct } from '../../rules/moderation/moderation.ts';
import { type ReportReason, reportReasons } from '../../rules/safety/report-rules.ts';

interface Row {
  report_id: number;
  is_message: boolean;
  reported: string;
  is_suspended: boolean;
  reasons: ReportReason[];
  first_at: Date;
  last_at: Date;
  acts: ModeratorAct[];
}

/** A page of the cases of a site: the open ones from the oldest on, or the closed ones from the latest on. */
export async function pageOfCases(
  kysely: Kysely<Tables>,
  siteKey: string,
  { state, after }: { state: 'open' | 'closed'; after: number | undefined },
): Promise<AnswerOf<typeof listCases>> {
  const isOpen = state === 'open';
  const order = isOpen ? sql`asc` : sql`desc`;
  const behind = isOpen ? sql`t.report_id > ${after ?? 0}` : sql`t.report_id < ${after ?? 2 ** 31 - 1}`;
  const isOfState = (report: string) =>
    isOpen ? sql`${sql.ref(report)}.closed_at is null` : sql`${sql.ref(report)}.closed_at is not null`;
  // The first report of each case is looked up by an index, so that a page costs what it shows.
  const { rows } = await sql<Row>`
    select f.report_id, c.*, p.live_chat_user_id as reported, x.chat_profile_id is not null as is_suspended,
      array(
        select a.kind from chat_report_act a
        where a.report_id = any(c.report_ids) and a.kind <> 'look' group by a.kind order by min(a.act_id)
      ) as acts
    from (
      select t.report_id, t.site_key, t.reported_profile_id, t.room_id, t.comment_index from chat_report t
      where t.site_key = ${siteKey} and ${isOfState('t')} and ${behind} and t.report_id = (
        select min(e.report_id) from chat_report e where ${isOfCase('e', 't')} and ${isOfState('e')}
      )
      order by t.report_id ${order} limit ${casesPerPage + 1}
    ) f
    cross join lateral (
      select bool_or(r.comment_index is not null) as is_message, array_agg(r.reason) as reasons,
        array_agg(r.report_id) as report_ids, min(r.created_at) as first_at, max(r.created_at) as last_at
      from chat_report r where ${isOfCase('r', 'f')} and ${isOfState('r')}
    ) c
    join chat_profile p on p.chat_profile_id = f.reported_profile_id
    left join chat_suspension x on x.chat_profile_id = f.reported_profile_id
    order by f.report_id ${order}`.execute(kysely);
  const page = rows.slice(0, casesPerPage);
  return {
    entries: page.map((row) => ({
      reportId: row.report_id,
      isMessage: row.is_message,
      reported: row.reported,
      isSuspended: row.is_suspended,
      reports: row.reasons.length,
      reasons: reportReasons.flatMap((reason) => {
        const count = row.reasons.filter((one) => one === reason).length;
        return count === 0 ? [] : [{ reason, count }];
      }),
      firstAt: formatInstant(row.first_at.getTime()),
      lastAt: formatInstant(row.last_at.getTime()),
      acts: row.acts,
    })),
    next: rows.length > page.length ? String(page.at(-1)?.report_id) : null,
  };
}

/** Two rows of reports are about one message, or about one person, as the index of cases knows them. */
function isOfCase(one: string, other: string): RawBuilder<SqlBool> {
  const [a, b] = [sql.ref(one), sql.ref(other)];
  return sql<SqlBool>`${a}.reported_profile_id = ${b}.reported_profile_id and ${a}.site_key = ${b}.site_key
    and coalesce(${a}.room_id, 0) = coalesce(${b}.room_id, 0)
    and coalesce(${a}.comment_index, -1) = coalesce(${b}.comment_index, -1)`;
}

export async function countCases(kysely: Kysely<Tables>, siteKey: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from (
      select from chat_report t where t.site_key = ${siteKey} and t.closed_at is null
      group by t.reported_profile_id, t.room_id, t.comment_index
    ) cases`.execute(kysely);
  return rows[0]?.open ?? 0;
}
