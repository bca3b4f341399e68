import { type Kysely, sql, type Transaction } from 'kysely';
import { isModuleCode, type ModuleCode } from '#kernel/module-code.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';
import type { DraftPart } from '../../rules/draft-part.ts';
import type { DocumentVersion } from '../site-tables.ts';

/** A part of a draft as it is stored. */
export interface StoredPart {
  /** Grows with each change. */
  edition: number;
  document: StoredJson;
  /** Undefined for the settings. */
  moduleCode: ModuleCode | undefined;
}

interface Row {
  edition: number;
  document: StoredJson;
  moduleCode: string | null;
}

/** Undefined: the draft has no such part. In a transaction that changes it, `lock` makes others wait. */
export function readDraftPart(
  kysely: Kysely<Tables>,
  siteKey: string,
  part: DraftPart,
  { lock = false } = {},
): Promise<StoredPart | undefined> {
  return readPart(kysely, { siteKey, part, version: 'draft' }, lock);
}

/** The same part as it is public. */
export function readPublicPart(
  kysely: Kysely<Tables>,
  siteKey: string,
  part: DraftPart,
): Promise<StoredPart | undefined> {
  return readPart(kysely, { siteKey, part, version: 'published' }, false);
}

interface PartOfVersion {
  siteKey: string;
  part: DraftPart;
  version: DocumentVersion;
}

async function readPart(kysely: Kysely<Tables>, wish: PartOfVersion, lock: boolean): Promise<StoredPart | undefined> {
  const { rows } = await rowOf(wish, lock).execute(kysely);
  const row = rows[0];
  if (row === undefined) return undefined;
  const { moduleCode } = row;
  return { ...row, moduleCode: isModuleCode(moduleCode) ? moduleCode : undefined };
}

function rowOf({ siteKey, part, version }: PartOfVersion, lock: boolean) {
  const locked = lock ? sql`for update` : sql``;
  if (part.kind === 'settings') {
    return sql<Row>`select edition, document, null as "moduleCode" from site_document
      where site_key = ${siteKey} and version = ${version} ${locked}`;
  }
  if (part.kind === 'content') {
    return sql<Row>`select edition, document, module_code as "moduleCode" from content_document
      where site_key = ${siteKey} and version = ${version} and content_id = ${part.contentId} ${locked}`;
  }
  return sql<Row>`select i.edition, i.document, c.module_code as "moduleCode"
    from content_item i join content_document c
      on c.site_key = i.site_key and c.version = i.version and c.content_id = i.content_id
    where i.site_key = ${siteKey} and i.version = ${version} and i.content_id = ${part.contentId}
      and i.detail_id = ${part.detailId} ${lock ? sql`for update of i` : sql``}`;
}

/** Stores a part that is there; answers its new edition. */
export async function writeDraftPart(
  tx: Transaction<Tables>,
  siteKey: string,
  part: DraftPart,
  document: object,
): Promise<number> {
  const edition = sql<number>`edition + 1`;
  await noteChange(tx, siteKey);
  if (part.kind === 'settings') {
    const row = await tx
      .updateTable('site_document')
      .set({ document, edition, changed_at: new Date() })
      .where('site_key', '=', siteKey)
      .where('version', '=', 'draft')
      .returning('edition')
      .executeTakeFirstOrThrow();
    return row.edition;
  }
  if (part.kind === 'content') {
    const row = await tx
      .updateTable('content_document')
      .set({ document, edition })
      .where('site_key', '=', siteKey)
      .where('version', '=', 'draft')
      .where('content_id', '=', part.contentId)
      .returning('edition')
      .executeTakeFirstOrThrow();
    return row.edition;
  }
  const row = await tx
    .updateTable('content_item')
    .set({ document, edition })
    .where('site_key', '=', siteKey)
    .where('version', '=', 'draft')
    .where('content_id', '=', part.contentId)
    .where('detail_id', '=', part.detailId)
    .returning('edition')
    .executeTakeFirstOrThrow();
  return row.edition;
}

async function noteChange(tx: Transaction<Tables>, siteKey: string): Promise<void> {
  await tx.updateTable('site').set({ changed_at: new Date() }).where('site_key', '=', siteKey).execute();
}

/** The next number of a content (`contentId` 0) or of an item of one; none is allotted twice. */
export async function allotNumber(tx: Transaction<Tables>, siteKey: string, contentId: number): Promise<number> {
  const used =
    contentId === 0
      ? sql`select max(content_id) from content_document where site_key = ${siteKey}`
      : sql`select max(detail_id) from content_item where site_key = ${siteKey} and content_id = ${contentId}`;
  const { rows } = await sql<{ last_number: number }>`
    insert into allotted_number as known (site_key, content_id, last_number)
    values (${siteKey}, ${contentId}, coalesce((${used}), 0) + 1)
    on conflict (site_key, content_id) do update
      set last_number = greatest(known.last_number + 1, excluded.last_number)
    returning last_number`.execute(tx);
  return rows[0]!.last_number;
}

type ItemNumber = Record<'contentId' | 'detailId', number>;

/** An item goes: its number is allotted to no other, so that what names it never means another one. */
export async function keepNumber(
  tx: Transaction<Tables>,
  siteKey: string,
  { contentId, detailId }: ItemNumber,
): Promise<void> {
  await sql`
    insert into allotted_number as known (site_key, content_id, last_number) values (${siteKey}, ${contentId}, ${detailId})
    on conflict (site_key, content_id) do update
      set last_number = greatest(known.last_number, excluded.last_number)`.execute(tx);
}

/** Whether an item of the draft had this number and it is free, so that the item can come back. */
export async function isFreeNumber(
  tx: Transaction<Tables>,
  siteKey: string,
  { contentId, detailId }: ItemNumber,
): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select not exists (
      select 1 from content_item
      where site_key = ${siteKey} and version = 'draft' and content_id = ${contentId} and detail_id = ${detailId}
    ) as "isFree" from allotted_number
    where site_key = ${siteKey} and content_id = ${contentId} and last_number >= ${detailId} for update`.execute(tx);
  return rows[0]?.isFree === true;
}

/** Before a publication: the numbers of public contents and items that the draft does not have are allotted to none. */
export async function keepGoneNumbers(tx: Transaction<Tables>, siteKey: string): Promise<void> {
  const gone = sql`
    select 0 as content_id, max(content_id) as number from content_document
      where site_key = ${siteKey} and version = 'published'
    union all
    select content_id, max(detail_id) from content_item
      where site_key = ${siteKey} and version = 'published' group by content_id`;
  await sql`
    insert into allotted_number as known (site_key, content_id, last_number)
    select ${siteKey}, content_id, number from (${gone}) as gone
    where number > coalesce(case content_id
        when 0 then (select max(d.content_id) from content_document d
          where d.site_key = ${siteKey} and d.version = 'draft')
        else (select max(d.detail_id) from content_item d
          where d.site_key = ${siteKey} and d.version = 'draft' and d.content_id = gone.content_id)
      end, 0)
    order by content_id
    on conflict (site_key, content_id) do update
      set last_number = greatest(known.last_number, excluded.last_number)`.execute(tx);
}

/** The number of a new site, of either kind. */
export async function allotSiteNumber(tx: Transaction<Tables>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('site_number'))`.execute(tx);
  const { rows } = await sql<{ number: string }>`
    select setval('site_number', greatest(
      nextval('site_number'), (select coalesce(max(greatest(portal_id, event_id)), 0) + 1 from site)
    )) as number`.execute(tx);
  return Number(rows[0]!.number);
}

/** Adds an item behind the others of its content; the content has to be there. */
export async function addDraftItem(
  tx: Transaction<Tables>,
  siteKey: string,
  contentId: number,
  item: { detailId: number },
): Promise<void> {
  await noteChange(tx, siteKey);
  await sql`
    insert into content_item (site_key, version, content_id, detail_id, position, document)
    select ${siteKey}, 'draft', ${contentId}, ${item.detailId}, coalesce(max(position), -1) + 1, ${JSON.stringify(item)}::jsonb
    from content_item where site_key = ${siteKey} and version = 'draft' and content_id = ${contentId}`.execute(tx);
}

/** Answers false where the draft has no such item. */
export async function removeDraftItem(
  tx: Transaction<Tables>,
  siteKey: string,
  { contentId, detailId }: { contentId: number; detailId: number },
): Promise<boolean> {
  await noteChange(tx, siteKey);
  const removed = await tx
    .deleteFrom('content_item')
    .where('site_key', '=', siteKey)
    .where('version', '=', 'draft')
    .where('content_id', '=', contentId)
    .where('detail_id', '=', detailId)
    .returning('detail_id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Adds a content behind the others. */
export async function addDraftContent(
  tx: Transaction<Tables>,
  siteKey: string,
  document: { moduleCode: ModuleCode; contentId: number },
): Promise<void> {
  await noteChange(tx, siteKey);
  await sql`
    insert into content_document (site_key, version, module_code, content_id, sort, document)
    select ${siteKey}, 'draft', ${document.moduleCode}, ${document.contentId}, coalesce(max(sort), -1) + 1,
      ${JSON.stringify(document)}::jsonb
    from content_document where site_key = ${siteKey} and version = 'draft'`.execute(tx);
}

/** Takes a content with its items; answers false where the draft has no such content. */
export async function removeDraftContent(
  tx: Transaction<Tables>,
  siteKey: string,
  contentId: number,
): Promise<boolean> {
  await noteChange(tx, siteKey);
  const removed = await tx
    .deleteFrom('content_document')
    .where('site_key', '=', siteKey)
    .where('version', '=', 'draft')
    .where('content_id', '=', contentId)
    .returning('content_id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** The numbers of the contents of a draft in their order, or of the items of one of them; others wait for this one. */
export async function lockDraftOrder(
  tx: Transaction<Tables>,
  siteKey: string,
  contentId: number | undefined,
): Promise<number[]> {
  await noteChange(tx, siteKey);
  const { rows } = await (contentId === undefined
    ? sql<{ id: number }>`select content_id as id from content_document
          where site_key = ${siteKey} and version = 'draft' order by sort, content_id for update`
    : sql<{ id: number }>`select detail_id as id from content_item
          where site_key = ${siteKey} and version = 'draft' and content_id = ${contentId}
          order by position, detail_id for update`
  ).execute(tx);
  return rows.map(({ id }) => id);
}

/** Stores the order of all that `lockDraftOrder` answered. */
export async function writeDraftOrder(
  tx: Transaction<Tables>,
  siteKey: string,
  contentId: number | undefined,
  order: readonly number[],
): Promise<void> {
  const wanted = sql`unnest(${order}::integer[]) with ordinality as wanted (id, place)`;
  await (contentId === undefined
    ? sql`update content_document c set sort = wanted.place - 1 from ${wanted}
          where c.site_key = ${siteKey} and c.version = 'draft' and c.content_id = wanted.id`
    : sql`update content_item i set position = wanted.place - 1 from ${wanted}
          where i.site_key = ${siteKey} and i.version = 'draft' and i.content_id = ${contentId}
            and i.detail_id = wanted.id`
  ).execute(tx);
}
