import { type Kysely, sql } from 'kysely';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';
import type { ContentChange, ItemChange, SiteChange, Stored } from '../rules/changes/site-change.ts';
import { readProviderChange } from './identity-providers.ts';
import { UnknownSite } from './publish.ts';
import type { StoredDocuments, StoredItem } from './stored-documents.ts';
import { type SiteVersion, type VersionRows, versionRows } from './version-rows.ts';

interface Pair {
  before: StoredJson | null;
  after: StoredJson | null;
}

type ItemRow = Pair & { moduleCode: ModuleCode; contentId: number; detailId: number };

/** Which versions of a site are compared. */
export interface ComparedVersions {
  before: SiteVersion;
  after: SiteVersion;
}

/**
 * Two versions of a site beside each other, the draft and what is public unless others are named, each as this release
 * reads it. Of the items, which may be thousands, only those that differ.
 */
export async function readChange(
  kysely: Kysely<Tables>,
  stored: StoredDocuments,
  siteKey: string,
  versions: ComparedVersions = { before: 'published', after: 'draft' },
): Promise<SiteChange> {
  const at = { siteKey, revision: 0 };
  const [p, d] = [versionRows(siteKey, versions.before), versionRows(siteKey, versions.after)];
  const site = await sql<Pair & { passcodeBefore: string | null; passcodeAfter: string | null }>`
    select (select p.document from ${p.site} p) as before, d.document as after,
      (select s.passcode from ${p.passcode} s) as "passcodeBefore",
      (select s.passcode from ${d.passcode} s) as "passcodeAfter"
    from ${d.site} d`.execute(kysely);
  const row = site.rows[0];
  if (row === undefined) throw new UnknownSite(siteKey);

  const contents = await sql<Pair & Pick<ContentChange, 'moduleCode' | 'contentId'>>`
    select coalesce(d.module_code, p.module_code) as "moduleCode",
      coalesce(d.content_id, p.content_id) as "contentId", p.document as before, d.document as after
    from ${p.contents} p full join ${d.contents} d
      on d.content_id = p.content_id and d.module_code = p.module_code
    order by 2, 1`.execute(kysely);
  const items = await itemRows(kysely, p, d);

  const readModule = (contentId: number, document: StoredJson | null): Stored | undefined => {
    const module = document === null ? undefined : stored.module({ ...at, contentId }, document, 0);
    if (typeof module !== 'object') return undefined;
    const { sort: _, ...rest } = module;
    return rest;
  };
  const readSettings = (document: StoredJson | null): Stored | undefined =>
    document === null ? undefined : stored.site(at, document);

  const isPublication = versions.before === 'published' && versions.after === 'draft';
  return {
    siteKey,
    ...(isPublication && { providers: await readProviderChange(kysely, siteKey) }),
    site: { before: readSettings(row.before), after: readSettings(row.after) },
    passcode: { before: row.passcodeBefore ?? undefined, after: row.passcodeAfter ?? undefined },
    contents: contents.rows.map(({ moduleCode, contentId, before, after }) => ({
      moduleCode,
      contentId,
      before: readModule(contentId, before),
      after: readModule(contentId, after),
    })),
    items: await readItemChanges(stored, siteKey, items),
  };
}

/** One item of a draft beside what is public of it, as a change of nothing else. */
export async function readItemChange(
  kysely: Kysely<Tables>,
  stored: StoredDocuments,
  siteKey: string,
  place: { contentId: number; detailId: number },
): Promise<SiteChange> {
  const nothing = { before: undefined, after: undefined };
  const rows = await itemRows(kysely, versionRows(siteKey, 'published'), versionRows(siteKey, 'draft'), place);
  const items = await readItemChanges(stored, siteKey, rows);
  return { siteKey, site: nothing, passcode: nothing, contents: [], items };
}

/** The items that differ, or the one that is asked for. */
async function itemRows(
  kysely: Kysely<Tables>,
  p: VersionRows,
  d: VersionRows,
  only?: { contentId: number; detailId: number },
): Promise<ItemRow[]> {
  const { contentId = null, detailId = null } = only ?? {};
  const { rows } = await sql<ItemRow>`
    select coalesce(d.module_code, p.module_code) as "moduleCode",
      coalesce(d.content_id, p.content_id) as "contentId",
      coalesce(d.detail_id, p.detail_id) as "detailId", p.document as before, d.document as after
    from (${itemsOf(p)}) p full join (${itemsOf(d)}) d
      on d.content_id = p.content_id and d.module_code = p.module_code and d.detail_id = p.detail_id
    where p.document is distinct from d.document
      and (${contentId}::integer is null or coalesce(d.content_id, p.content_id) = ${contentId}::integer)
      and (${detailId}::integer is null or coalesce(d.detail_id, p.detail_id) = ${detailId}::integer)
    order by 2, 3, 1`.execute(kysely);
  return rows;
}

async function readItemChanges(
  stored: StoredDocuments,
  siteKey: string,
  rows: readonly ItemRow[],
): Promise<ItemChange[]> {
  const changes: ItemChange[] = [];
  for (const ofContent of Map.groupBy(rows, ({ moduleCode, contentId }) => `${moduleCode} ${contentId}`).values()) {
    const [{ moduleCode, contentId } = { moduleCode: undefined, contentId: 0 }] = ofContent;
    if (moduleCode === undefined) continue;
    const read = async (version: 'before' | 'after'): Promise<Map<number, Stored>> => {
      const written = ofContent.flatMap(({ detailId, [version]: document }): StoredItem[] =>
        document === null ? [] : [{ detailId, document }],
      );
      const all = await stored.items({ siteKey, revision: 0, contentId }, moduleCode, written);
      return new Map(all.map((item) => [item.detailId, item]));
    };
    const [before, after] = [await read('before'), await read('after')];
    for (const { detailId } of ofContent) {
      const one = { moduleCode, contentId, detailId, before: before.get(detailId), after: after.get(detailId) };
      // What differs only by fields that came later or are gone does not change.
      if (JSON.stringify(one.before) !== JSON.stringify(one.after)) changes.push(one);
    }
  }
  return changes;
}

function itemsOf({ contents, items }: VersionRows) {
  return sql`
    select c.module_code, i.content_id, i.detail_id, i.document
    from ${items} i join ${contents} c on c.content_id = i.content_id`;
}
