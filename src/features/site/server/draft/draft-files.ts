import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/** Of these sites, those whose draft says what no site folder does: it was changed since, or made without one. */
export async function draftsBesideFiles(kysely: Kysely<Tables>, siteKeys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ siteKey: string }>`
    select s.site_key as "siteKey" from site s
    join site_document d on d.site_key = s.site_key and d.version = 'draft'
    where s.site_key = any(${siteKeys}::text[]) and (s.filed_at is null or s.changed_at > s.filed_at)
    order by s.site_key`.execute(kysely);
  return rows.map(({ siteKey }) => siteKey);
}

/** Writes down that a folder has what the draft says. What changes while it is written counts as changed after. */
export async function whileFiled<Result>(
  kysely: Kysely<Tables>,
  siteKey: string,
  write: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ at: string }>`
    select changed_at::text as at from site where site_key = ${siteKey}`.execute(kysely);
  const result = await write();
  const at = rows[0]?.at;
  if (at !== undefined) {
    await sql`update site set filed_at = ${at}::timestamptz where site_key = ${siteKey}`.execute(kysely);
  }
  return result;
}
