import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/** How many publications of a site are kept. */
const keptMax = 20;

export interface Publication {
  revision: number;
  publishedAt: Date;
  /** Undefined: by the command. */
  by: string | undefined;
}

/** Keeps what a site is from now on, as its newest publication; the oldest goes. */
export async function keepPublication(
  tx: Transaction<Tables>,
  siteKey: string,
  { revision, publishedAt, by }: Publication,
): Promise<void> {
  await sql`
    insert into site_publication (site_key, revision, published_at, operator_name, content)
    select d.site_key, ${revision}, ${publishedAt}, ${by ?? null}, jsonb_build_object(
      'site', d.document,
      'passcode', (select s.passcode from site_secret s where s.site_key = d.site_key and s.version = d.version),
      'contents', coalesce((
        select jsonb_agg(jsonb_build_object('module_code', c.module_code, 'content_id', c.content_id, 'sort', c.sort,
          'document', c.document) order by c.sort)
        from content_document c where c.site_key = d.site_key and c.version = d.version
      ), '[]'),
      'items', coalesce((
        select jsonb_agg(jsonb_build_object('content_id', i.content_id, 'detail_id', i.detail_id,
          'position', i.position, 'document', i.document) order by i.content_id, i.position)
        from content_item i where i.site_key = d.site_key and i.version = d.version
      ), '[]')
    )
    from site_document d where d.site_key = ${siteKey} and d.version = 'published'`.execute(tx);
  await sql`
    delete from site_publication where site_key = ${siteKey} and revision not in (
      select revision from site_publication where site_key = ${siteKey} order by revision desc limit ${keptMax}
    )`.execute(tx);
}

/** The publications that can be brought back, the newest first. */
export async function listPublications(kysely: Kysely<Tables>, siteKey: string): Promise<Publication[]> {
  const rows = await kysely
    .selectFrom('site_publication')
    .select(['revision', 'published_at', 'operator_name'])
    .where('site_key', '=', siteKey)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    publishedAt: row.published_at,
    by: row.operator_name ?? undefined,
  }));
}

/** Makes a publication the draft again, in the place of the draft before; answers false where it is not kept any more. */
export async function restorePublication(tx: Transaction<Tables>, siteKey: string, revision: number): Promise<boolean> {
  const kept = sql`(select content from site_publication where site_key = ${siteKey} and revision = ${revision})`;
  const { rows } = await sql<{ is_there: boolean }>`
    select exists ${kept} as is_there from site where site_key = ${siteKey} for update`.execute(tx);
  if (rows[0]?.is_there !== true) return false;
  await tx.updateTable('site').set({ changed_at: new Date() }).where('site_key', '=', siteKey).execute();
  // Takes the contents and items of the draft with it.
  await tx.deleteFrom('site_document').where('site_key', '=', siteKey).where('version', '=', 'draft').execute();
  await sql`
    insert into site_document (site_key, version, document)
    select ${siteKey}, 'draft', ${kept} -> 'site'`.execute(tx);
  await sql`
    insert into content_document (site_key, version, module_code, content_id, sort, document)
    select ${siteKey}, 'draft', c.module_code, c.content_id, c.sort, c.document
    from jsonb_to_recordset(${kept} -> 'contents')
      as c (module_code text, content_id integer, sort integer, document jsonb)`.execute(tx);
  await sql`
    insert into content_item (site_key, version, content_id, detail_id, position, document)
    select ${siteKey}, 'draft', i.content_id, i.detail_id, i.position, i.document
    from jsonb_to_recordset(${kept} -> 'items')
      as i (content_id integer, detail_id integer, position integer, document jsonb)`.execute(tx);
  await tx.deleteFrom('site_secret').where('site_key', '=', siteKey).where('version', '=', 'draft').execute();
  await sql`
    insert into site_secret (site_key, version, passcode)
    select ${siteKey}, 'draft', ${kept} ->> 'passcode' where ${kept} ->> 'passcode' is not null`.execute(tx);
  return true;
}
