import { type Kysely, sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { type OldVersion, versionRows } from '../version-rows.ts';

/** How many publications of a site are kept. */
const keptMax = 20;

export interface Publication {
  revision: number;
  /** Which publication of its site it is. */
  number: number;
  publishedAt: Date;
  /** Undefined: by the command. */
  by: string | undefined;
  /** What it is for, in the words of whoever made it. */
  note: string | undefined;
}

/** Keeps what a site is from now on, as its newest publication; the oldest goes. */
export async function keepPublication(
  tx: Transaction<Tables>,
  siteKey: string,
  { revision, publishedAt, by, note }: Omit<Publication, 'number'>,
): Promise<void> {
  await sql`
    insert into site_publication (site_key, revision, number, published_at, operator_name, note, content)
    select d.site_key, ${revision}, ${nextNumber(siteKey)}, ${publishedAt}, ${by ?? null}, ${note ?? null}, ${contentOfVersion}
    from site_document d where d.site_key = ${siteKey} and d.version = 'published'`.execute(tx);
  await sql`
    delete from site_publication where site_key = ${siteKey} and revision not in (
      select revision from site_publication where site_key = ${siteKey} order by revision desc limit ${keptMax}
    )`.execute(tx);
}

/** A publication of an earlier release has no number, and counts all the same. */
const nextNumber = (siteKey: string) => sql`(
  select coalesce(max(p.number), 0) + count(*) filter (where p.number is null) + 1
  from site_publication p where p.site_key = ${siteKey}
)`;

/** A whole version of the site of `d`. */
const contentOfVersion = sql`jsonb_build_object(
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
)`;

/** The publications that can be brought back, the newest first. */
export async function listPublications(kysely: Kysely<Tables>, siteKey: string): Promise<Publication[]> {
  const rows = await kysely
    .selectFrom('site_publication')
    .select(['revision', 'number', 'published_at', 'operator_name', 'note'])
    .where('site_key', '=', siteKey)
    .orderBy('revision', 'desc')
    .execute();
  let number = 0;
  const counted = rows.toReversed().map((row) => {
    number = row.number ?? number + 1;
    return {
      revision: row.revision,
      number,
      publishedAt: row.published_at,
      by: row.operator_name ?? undefined,
      note: row.note ?? undefined,
    };
  });
  return counted.toReversed();
}

/** What the log says of a publication: its revision, and which publication of its site it is where it is kept. */
export async function namedPublication(
  kysely: Kysely<Tables>,
  siteKey: string,
  revision: number,
): Promise<{ revision: number; number?: number }> {
  const row = await kysely
    .selectFrom('site_publication')
    .select('number')
    .where('site_key', '=', siteKey)
    .where('revision', '=', revision)
    .executeTakeFirst();
  const number = row?.number ?? undefined;
  return { revision, ...(number !== undefined && { number }) };
}

/** Says anew what a publication was for; answers false where it is not kept. */
export async function changePublicationNote(
  tx: Transaction<Tables>,
  siteKey: string,
  { revision, note }: { revision: number; note: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('site_publication')
    .set({ note: note ?? null })
    .where('site_key', '=', siteKey)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The revision of the publication before one; undefined: none is kept. */
export async function publicationBefore(
  kysely: Kysely<Tables>,
  siteKey: string,
  revision: number,
): Promise<number | undefined> {
  const row = await kysely
    .selectFrom('site_publication')
    .select('revision')
    .where('site_key', '=', siteKey)
    .where('revision', '<', revision)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.revision;
}

/** How many drafts of a site are kept that something else took the place of. */
const keptDraftsMax = 5;

const replacements = ['restore', 'import', 'discard'] as const;

export interface KeptDraft {
  keptId: number;
  keptAt: Date;
  /** What took its place. */
  before: (typeof replacements)[number];
  /** Who did that. */
  by: string;
}

/** Keeps the draft of a site that is about to be replaced; afterwards `forgetOldDrafts` lets the oldest go. */
export async function keepDraft(
  tx: Transaction<Tables>,
  siteKey: string,
  { keptAt, before, by }: Omit<KeptDraft, 'keptId'>,
): Promise<number> {
  const { rows } = await sql<{ kept_id: number }>`
    insert into kept_draft (site_key, kept_at, before, operator_name, content)
    select d.site_key, ${keptAt}, ${before}, ${by}, ${contentOfVersion}
    from site_document d where d.site_key = ${siteKey} and d.version = 'draft'
    returning kept_id`.execute(tx);
  return rows[0]?.kept_id ?? 0;
}

export async function forgetOldDrafts(tx: Transaction<Tables>, siteKey: string): Promise<void> {
  await sql`
    delete from kept_draft where site_key = ${siteKey} and kept_id not in (
      select kept_id from kept_draft where site_key = ${siteKey} order by kept_id desc limit ${keptDraftsMax}
    )`.execute(tx);
}

/** The drafts that can be brought back, the newest first. */
export async function listKeptDrafts(kysely: Kysely<Tables>, siteKey: string): Promise<KeptDraft[]> {
  const rows = await kysely
    .selectFrom('kept_draft')
    .select(['kept_id', 'kept_at', 'before', 'operator_name'])
    .where('site_key', '=', siteKey)
    .orderBy('kept_id', 'desc')
    .execute();
  return rows.map(({ kept_id: keptId, kept_at: keptAt, before, operator_name: by }) => ({
    keptId,
    keptAt,
    before: replacements.find((one) => one === before) ?? 'restore',
    by,
  }));
}

/** Whether a version is kept. */
export async function isKept(
  kysely: Kysely<Tables>,
  siteKey: string,
  version: OldVersion | 'published',
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${versionRows(siteKey, version).site} d`.execute(kysely);
  return rows.length > 0;
}

/**
 * Makes an old version, or what is public, the draft again. The draft before is kept, so that this too can be undone:
 * answers its number, and undefined where that version is not kept any more.
 */
export async function restoreVersion(
  tx: Transaction<Tables>,
  siteKey: string,
  version: OldVersion | 'published',
  { now, by }: { now: Instant; by: string },
): Promise<number | undefined> {
  await sql`select 1 from site where site_key = ${siteKey} for update`.execute(tx);
  if (!(await isKept(tx, siteKey, version))) return undefined;
  const kept = versionRows(siteKey, version);
  const before = version === 'published' ? 'discard' : 'restore';
  const keptId = await keepDraft(tx, siteKey, { keptAt: new Date(now), before, by });
  await tx.updateTable('site').set({ changed_at: new Date() }).where('site_key', '=', siteKey).execute();
  // Takes the contents and items of the draft with it.
  await tx.deleteFrom('site_document').where('site_key', '=', siteKey).where('version', '=', 'draft').execute();
  await sql`
    insert into site_document (site_key, version, document)
    select ${siteKey}, 'draft', d.document from ${kept.site} d`.execute(tx);
  await sql`
    insert into content_document (site_key, version, module_code, content_id, sort, document)
    select ${siteKey}, 'draft', c.module_code, c.content_id, c.sort, c.document from ${kept.contents} c`.execute(tx);
  await sql`
    insert into content_item (site_key, version, content_id, detail_id, position, document)
    select ${siteKey}, 'draft', i.content_id, i.detail_id, i.position, i.document from ${kept.items} i`.execute(tx);
  await tx.deleteFrom('site_secret').where('site_key', '=', siteKey).where('version', '=', 'draft').execute();
  await sql`
    insert into site_secret (site_key, version, passcode)
    select ${siteKey}, 'draft', s.passcode from ${kept.passcode} s`.execute(tx);
  await forgetOldDrafts(tx, siteKey);
  return keptId;
}
