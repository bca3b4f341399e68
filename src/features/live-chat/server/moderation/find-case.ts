import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/** All reports of one message, or of one person. */
export interface ReportCase {
  /** The first stands for all of them. */
  reportIds: number[];
  openIds: number[];
  reportedProfileId: number;
}

const ofSameCase = (siteKey: string, reportId: number): RawBuilder<SqlBool> => sql<SqlBool>`
  t.site_key = ${siteKey} and exists (
    select from chat_report mine where mine.report_id = ${reportId} and mine.site_key = t.site_key
      and mine.reported_profile_id = t.reported_profile_id
      and mine.room_id is not distinct from t.room_id and mine.comment_index is not distinct from t.comment_index
  )`;

/** The case of a report. With a lock nobody else does anything about any of its reports meanwhile. */
export async function findCase(
  kysely: Kysely<Tables>,
  { siteKey, reportId }: { siteKey: string; reportId: number },
  lock: 'locked' | 'free',
): Promise<ReportCase | undefined> {
  const { rows } = await sql<{ report_id: number; closed_at: Date | null; reported_profile_id: number }>`
    select t.report_id, t.closed_at, t.reported_profile_id from chat_report t
    where ${ofSameCase(siteKey, reportId)} order by t.report_id
    ${lock === 'locked' ? sql`for no key update of t` : sql``}`.execute(kysely);
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    reportIds: rows.map((row) => row.report_id),
    openIds: rows.flatMap((row) => (row.closed_at === null ? [row.report_id] : [])),
    reportedProfileId: first.reported_profile_id,
  };
}

/** How often something was done about a case; looks do not count. */
export async function countActs(kysely: Kysely<Tables>, { reportIds }: ReportCase): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat_report_act
    where report_id = any(${[...reportIds]}::int[]) and kind <> 'look'`.execute(kysely);
  return rows[0]?.count ?? 0;
}
