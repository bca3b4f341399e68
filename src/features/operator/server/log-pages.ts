import { sql } from 'kysely';
import * as v from 'valibot';
import type { AnswerOf, QueryOf } from '#kernel/endpoint.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { readSiteLog } from '../contract/people.ts';
import { logPerPage } from '../rules/operator-life.ts';

const detailsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** A page of the log of a site, or of the whole installation; the latest first. */
export async function pageOfLog(
  { kysely }: Pick<Database, 'kysely'>,
  siteKey: string | undefined,
  { before, operatorId, action }: QueryOf<typeof readSiteLog>,
): Promise<AnswerOf<typeof readSiteLog>> {
  const isKind = action?.endsWith('.') === true;
  const { rows } = await sql<{
    log_id: string;
    at: Date;
    operator_id: number | null;
    operator_name: string;
    site_key: string | null;
    action: string;
    details: StoredJson;
  }>`
    select log_id, at, operator_id, operator_name, site_key, action, details from operator_log
    where (${siteKey ?? null}::text is null or site_key = ${siteKey ?? null}::text)
      and (${before ?? null}::bigint is null or log_id < ${before ?? null}::bigint)
      and (${operatorId ?? null}::integer is null or operator_id = ${operatorId ?? null}::integer)
      and (${action ?? null}::text is null
        or case when ${isKind}::boolean then starts_with(action, ${action ?? null}::text) else action = ${action ?? null}::text end)
    order by log_id desc limit ${logPerPage + 1}`.execute(kysely);
  const page = rows.slice(0, logPerPage);
  return {
    entries: page.map((row) => ({
      logId: Number(row.log_id),
      at: row.at.toISOString(),
      operatorId: row.operator_id,
      operatorName: row.operator_name,
      siteKey: row.site_key,
      action: row.action,
      details: readStored(detailsSchema, row.details).output ?? {},
    })),
    next: rows.length > page.length ? String(page.at(-1)?.log_id) : null,
  };
}
