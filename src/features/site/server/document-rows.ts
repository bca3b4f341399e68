import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { ItemOf } from '#kernel/module-documents.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';
import type { SiteDocument } from '../documents.ts';
import type { DocumentVersion } from './site-tables.ts';
import {
  createStoredDocuments,
  type ReadModule,
  type StoredAt,
  type StoredDocuments,
  type StoredItem,
} from './stored-documents.ts';
import { type SiteVersion, versionRows } from './version-rows.ts';

/** The settings of a site in one version. */
export interface ReadSettings {
  siteKey: string;
  version: DocumentVersion;
  /** Undefined: they cannot be read. */
  document: SiteDocument | undefined;
}

/** Documents that are read in one piece: a few milliseconds. */
const madeAtOnce = 20;

/** For what is asked of settings alone; the server and the publication tell what cannot be read. */
const unheard: Pick<StoredDocuments, 'site'> = createStoredDocuments(new Map(), () => {});

/** The settings of these sites, or of all, draft and published. */
export async function readSettings(
  kysely: Kysely<Tables>,
  { siteKeys, version }: { siteKeys?: readonly string[]; version?: DocumentVersion } = {},
  stored: Pick<StoredDocuments, 'site'> = unheard,
  revisionOf: (siteKey: string) => number = () => 0,
): Promise<ReadSettings[]> {
  if (siteKeys?.length === 0) return [];
  const rows = await kysely
    .selectFrom('site_document')
    .select(['site_key', 'version', 'document'])
    .$if(siteKeys !== undefined, (all) => all.where('site_key', '=', sql<string>`any(${siteKeys}::text[])`))
    .$if(version !== undefined, (all) => all.where('version', '=', version!))
    .execute();
  return rows.map(({ site_key: siteKey, version: own, document }) => ({
    siteKey,
    version: own,
    document: stored.site({ siteKey, revision: revisionOf(siteKey) }, document),
  }));
}

/** The settings of sites as they are read, a few in one piece; those that cannot be read are left out. */
export async function* eachSettings(
  kysely: Kysely<Tables>,
  stored: Pick<StoredDocuments, 'site'>,
  places: ReadonlyMap<string, StoredAt>,
  version: DocumentVersion,
): AsyncGenerator<{ siteKey: string; document: SiteDocument }> {
  const rows = await kysely
    .selectFrom('site_document')
    .select(['site_key', 'document'])
    .where('site_key', '=', sql<string>`any(${[...places.keys()]}::text[])`)
    .where('version', '=', version)
    .execute();
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % madeAtOnce === 0) await setImmediate();
    const siteKey = row.site_key;
    const { revision } = places.get(siteKey)!;
    const document = stored.site({ siteKey, revision }, row.document);
    if (document !== undefined) yield { siteKey, document };
  }
}

/** Of each site the published settings; those of the draft where it was never published. */
export async function readNewestSettings(
  kysely: Kysely<Tables>,
  siteKeys?: readonly string[],
): Promise<Map<string, SiteDocument>> {
  const all = await readSettings(kysely, siteKeys && { siteKeys });
  const drafts = all.filter(({ version }) => version === 'draft');
  const published = all.filter(({ version }) => version === 'published');
  return new Map(
    [...drafts, ...published].flatMap(({ siteKey, document }) => (document === undefined ? [] : [[siteKey, document]])),
  );
}

/** The sites that have one of these domains, as a draft or in public. */
export async function readOwnDomains(
  kysely: Kysely<Tables>,
  domains: readonly string[],
): Promise<{ siteKey: string; domain: string }[]> {
  if (domains.length === 0) return [];
  const { rows } = await sql<{ siteKey: string; domain: string }>`
    select site_key as "siteKey", own_domain as domain from site where own_domain = any(${domains}::text[])
    union
    select site_key, document #>> '{webSetting,ownDomain}' from site_document
    where document #>> '{webSetting,ownDomain}' = any(${domains}::text[])`.execute(kysely);
  return rows;
}

/** What a site shows to whoever comes to it: its settings and its doors. */
interface SiteFace extends StoredAt {
  document: SiteDocument;
  passcode: string | undefined;
}

/** The faces of published sites, by their keys; one that cannot be read has none. */
export async function readFaces(
  kysely: Kysely<Tables>,
  stored: StoredDocuments,
  records: readonly StoredAt[],
): Promise<Map<string, SiteFace>> {
  if (records.length === 0) return new Map();
  const { rows } = await sql<{
    siteKey: string;
    document: StoredJson;
    passcode: string | null;
  }>`
    select d.site_key as "siteKey", d.document, s.passcode
    from site_document d left join site_secret s on s.site_key = d.site_key and s.version = d.version
    where d.version = 'published' and d.site_key = any(${records.map(({ siteKey }) => siteKey)}::text[])`.execute(
    kysely,
  );
  const revisions = new Map(records.map(({ siteKey, revision }) => [siteKey, revision]));
  const faces = new Map<string, SiteFace>();
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % madeAtOnce === 0) await setImmediate();
    const { siteKey, passcode } = row;
    const at = { siteKey, revision: revisions.get(siteKey) ?? 0 };
    const document = stored.site(at, row.document);
    if (document !== undefined) faces.set(siteKey, { ...at, document, passcode: passcode ?? undefined });
  }
  return faces;
}

/** The settings and the modules of a site; undefined: there is no such version. */
export interface ReadParts {
  document: SiteDocument | undefined;
  modules: ReadModule[];
  /** A lock cannot be read: nobody knows what it closes. */
  lostLock: boolean;
  passcode: string | undefined;
}

export async function readParts(
  kysely: Kysely<Tables>,
  stored: StoredDocuments,
  at: StoredAt,
  version: SiteVersion,
): Promise<ReadParts | undefined> {
  const rows = versionRows(at.siteKey, version);
  const result = await sql<{
    document: StoredJson;
    passcode: string | null;
    modules: { contentId: number; sort: number; document: StoredJson }[];
  }>`
    select d.document, (select s.passcode from ${rows.passcode} s) as passcode, coalesce((
      select jsonb_agg(
        jsonb_build_object('contentId', c.content_id, 'sort', c.sort, 'document', c.document) order by c.sort, c.content_id
      )
      from ${rows.contents} c
    ), '[]') as modules
    from ${rows.site} d`.execute(kysely);
  const row = result.rows[0];
  if (row === undefined) return undefined;
  const document = stored.site(at, row.document);
  const modules = row.modules.map((module) =>
    stored.module({ ...at, contentId: module.contentId }, module.document, module.sort),
  );
  return {
    document,
    modules: modules.filter((module) => typeof module === 'object'),
    lostLock: modules.includes('lost lock'),
    passcode: row.passcode ?? undefined,
  };
}

export interface ContentPlace extends StoredAt {
  contentId: number;
  version: SiteVersion;
}

/** The items of a content in the organiser's order; all, or those that are named. */
export async function readItems<Code extends ModuleCode>(
  kysely: Kysely<Tables>,
  stored: StoredDocuments,
  { version, ...at }: ContentPlace,
  moduleCode: Code,
  detailIds?: readonly number[],
): Promise<ItemOf<Code>[]> {
  if (detailIds?.length === 0) return [];
  const { rows } = await sql<StoredItem>`
    select i.detail_id as "detailId", i.document from ${versionRows(at.siteKey, version).items} i
    where i.content_id = ${at.contentId} and (
      ${detailIds === undefined}::boolean or i.detail_id = any(${detailIds ?? []}::int[])
    )
    order by i.position`.execute(kysely);
  return stored.items(at, moduleCode, rows);
}

/** Some fields of an item, as they are stored. */
export interface ItemFields {
  siteKey: string;
  contentId: number;
  detailId: number;
  document: StoredJson;
}

/** Fields of the published items of one code, of all these sites at once: of contents that neither a passcode nor a ticket closes. */
export async function readItemFields(
  kysely: Kysely<Tables>,
  siteKeys: readonly string[],
  moduleCode: ModuleCode,
  fields: readonly string[],
): Promise<ItemFields[]> {
  if (siteKeys.length === 0) return [];
  const { rows } = await sql<ItemFields>`
    select i.site_key as "siteKey", i.content_id as "contentId", i.detail_id as "detailId", (
      select jsonb_object_agg(f.key, f.value) from jsonb_each(i.document) f where f.key = any(${fields}::text[])
    ) as document
    from content_document c
    join content_item i on i.site_key = c.site_key and i.version = c.version and i.content_id = c.content_id
    where c.site_key = any(${siteKeys}::text[]) and c.version = 'published' and c.module_code = ${moduleCode}
      and c.document -> 'visible' is distinct from 'false' and c.document -> 'isConsoleUserOnly' is distinct from 'true'
      and not exists (
        select from site_secret s where s.site_key = c.site_key and s.version = c.version and s.passcode is not null
      )
      and not exists (
        select from content_document l
        where l.site_key = c.site_key and l.version = c.version and l.module_code = 'ticket_limited'
          and l.document -> 'content' -> 'lists' @>
            jsonb_build_array(jsonb_build_object('contentIds', jsonb_build_array(c.content_id)))
      )`.execute(kysely);
  return rows;
}

export interface ReadContent<Code extends ModuleCode = ModuleCode> {
  module: ReadModule<Code>;
  items: readonly ItemOf<Code>[];
}

export interface ReadDraft extends Omit<ReadParts, 'modules'> {
  contents: ReadContent[];
}

/** The contents of one code, as it says what their parts are. */
export function contentsOf<Code extends ModuleCode>({ contents }: ReadDraft, code: Code): ReadContent<Code>[] {
  return contents.filter((one): one is ReadContent<Code> => one.module.moduleCode === code);
}

/** The whole draft of a site, with what is hidden; undefined: it has none. */
export async function readDraft(
  kysely: Kysely<Tables>,
  stored: StoredDocuments,
  siteKey: string,
): Promise<ReadDraft | undefined> {
  const at = { siteKey, revision: 0 };
  const parts = await readParts(kysely, stored, at, 'draft');
  if (parts === undefined) return undefined;
  const { modules, ...rest } = parts;
  const contents: ReadContent[] = [];
  for (const module of modules) {
    const place = { ...at, version: 'draft', contentId: module.contentId } as const;
    contents.push({ module, items: await readItems(kysely, stored, place, module.moduleCode) });
  }
  return { ...rest, contents };
}
