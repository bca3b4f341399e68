import { sql } from 'kysely';
import * as v from 'valibot';
import { moduleDocuments } from '#app/module-documents.ts';
import { siteDocumentSchema } from '#features/site/documents.ts';
import { siteKey } from '#features/site/server.ts';
import { parseModules } from '#features/site/server/import-modules.ts';
import type { Database } from '#server/database/database.ts';
import type { SiteFile } from './growth-sites.ts';

const sitesAtOnce = 500;
const itemsAtOnce = 5_000;

interface SiteRow {
  site_key: string;
  portal_id: number;
  event_id: number | null;
  document: unknown;
}
interface ContentRow {
  site_key: string;
  module_code: string;
  content_id: number;
  sort: number;
  document: unknown;
}
interface ItemRow {
  site_key: string;
  content_id: number;
  detail_id: number;
  position: number;
  document: unknown;
}

/**
 * Writes sites as `hiroba import` and `hiroba publish` leave them, in few statements for any number: drafts as the
 * schemas read them, their published copies, and a revision for each.
 */
export async function storePublished(database: Database, files: Iterable<SiteFile>): Promise<void> {
  let some: SiteFile[] = [];
  for (const file of files) {
    some.push(file);
    if (some.length < sitesAtOnce) continue;
    await storeSome(database, some);
    some = [];
  }
  if (some.length > 0) await storeSome(database, some);
}

async function storeSome({ kysely }: Database, files: readonly SiteFile[]): Promise<void> {
  const [sites, parts, items]: [SiteRow[], ContentRow[], ItemRow[]] = [[], [], []];
  for (const { modules, ...site } of files) {
    const document = v.parse(siteDocumentSchema, site);
    const key = siteKey(document);
    sites.push({ site_key: key, portal_id: document.portalId, event_id: document.eventId ?? null, document });
    const parsed = parseModules(modules, document.kind, moduleDocuments);
    if (parsed.problems.length > 0) throw new Error(`${key}: ${JSON.stringify(parsed.problems[0])}`);
    for (const [sort, { document: module, items: own }] of parsed.modules.entries()) {
      const at = { site_key: key, content_id: module.contentId };
      parts.push({ ...at, module_code: module.moduleCode, sort, document: module });
      for (const [position, item] of own.entries())
        items.push({ ...at, detail_id: item.detailId, position, document: item });
    }
  }
  await kysely.transaction().execute(async (tx) => {
    await sql`
      insert into site (site_key, portal_id, event_id, revision, published_at)
      select site_key, portal_id, event_id, nextval('site_revision'), now()
      from json_to_recordset(${JSON.stringify(sites)}::json) as a (site_key text, portal_id int, event_id int)`.execute(
      tx,
    );
    await sql`
      insert into site_document (site_key, version, document)
      select site_key, version, document
      from json_to_recordset(${JSON.stringify(sites)}::json) as a (site_key text, document jsonb), ${versions}`.execute(
      tx,
    );
    await sql`
      insert into content_document (site_key, version, module_code, content_id, sort, document)
      select site_key, version, module_code, content_id, sort, document
      from json_to_recordset(${JSON.stringify(parts)}::json)
        as a (site_key text, module_code text, content_id int, sort int, document jsonb), ${versions}`.execute(tx);
    for (let first = 0; first < items.length; first += itemsAtOnce) {
      await sql`
        insert into content_item (site_key, version, content_id, detail_id, position, document)
        select site_key, version, content_id, detail_id, position, document
        from json_to_recordset(${JSON.stringify(items.slice(first, first + itemsAtOnce))}::json)
          as a (site_key text, content_id int, detail_id int, position int, document jsonb), ${versions}`.execute(tx);
    }
  });
}

const versions = sql`(values ('draft'), ('published')) as v (version)`;
