import { sql } from 'kysely';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import type { SiteDocument, SiteModule } from '../documents.ts';
import type { PublishedReads } from './published-reads.ts';
import type { SiteDirectory, SiteRecord } from './site-directory.ts';

export type StoredModule = Omit<SiteModule, 'items'> & { sort: number };

export interface EventSite extends SiteRecord {
  eventId: number;
  document: SiteDocument;
}

/** A published site with its settings and modules; items are read on their own. */
export interface PublishedSite extends SiteRecord {
  document: SiteDocument;
  modules: StoredModule[];
  passcode: string | undefined;
}

export interface SiteStore {
  directory: SiteDirectory;
  site(identity: SiteIdentity): Promise<PublishedSite | undefined>;
  /** The settings of a portal's published events, in one read. */
  eventsOf(portalId: number): Promise<EventSite[]>;
  /** The items of a content in the organiser's order; undefined when the site shows no such content of this code. */
  items<Item>(site: PublishedSite, moduleCode: string, contentId: number): Promise<Item[] | undefined>;
}

/** Reads published sites, each revision once. The passcode belongs to the revision: changing it publishes anew. */
export function createSiteStore(database: Database, directory: SiteDirectory, reads: PublishedReads): SiteStore {
  return {
    directory,
    async site(identity) {
      const record = directory.find(identity);
      return record && reads.get(record.revision, 'site', () => readSite(database, record));
    },
    eventsOf: (portalId) =>
      reads.get(directory.newestRevision(), `events ${portalId}`, () =>
        readEvents(database, directory.eventsOf(portalId)),
      ),
    async items<Item>(site: PublishedSite, moduleCode: string, contentId: number) {
      const isThere = site.modules.some(
        (module) => module.contentId === contentId && module.moduleCode === moduleCode && module.visible,
      );
      if (!isThere) return undefined;
      return reads.get(site.revision, `items ${contentId}`, () => readItems<Item>(database, site.siteKey, contentId));
    },
  };
}

async function readSite(database: Database, record: SiteRecord): Promise<PublishedSite> {
  const result = await sql<{ document: SiteDocument; passcode: string | null; modules: StoredModule[] }>`
    select d.document, s.passcode, coalesce((
      select jsonb_agg(c.document || jsonb_build_object('sort', c.sort) order by c.sort, c.content_id)
      from content_document c where c.site_key = d.site_key and c.version = d.version
    ), '[]') as modules
    from site_document d left join site_secret s on s.site_key = d.site_key
    where d.site_key = ${record.siteKey} and d.version = 'published'`.execute(database.kysely);
  const row = result.rows[0];
  if (row === undefined) throw new Error(`The site ${record.siteKey} has a revision and no published document.`);
  return { ...record, document: row.document, modules: row.modules, passcode: row.passcode ?? undefined };
}

async function readEvents(database: Database, records: readonly SiteRecord[]): Promise<EventSite[]> {
  if (records.length === 0) return [];
  const rows = await database.kysely
    .selectFrom('site_document')
    .select(['site_key', 'document'])
    .where('version', '=', 'published')
    .where(
      'site_key',
      'in',
      records.map((record) => record.siteKey),
    )
    .execute();
  const documents = new Map(rows.map((row) => [row.site_key, row.document as SiteDocument]));
  return records.flatMap((record) => {
    const document = documents.get(record.siteKey);
    return document === undefined || record.eventId === undefined
      ? []
      : [{ ...record, eventId: record.eventId, document }];
  });
}

async function readItems<Item>(database: Database, siteKey: string, contentId: number): Promise<Item[]> {
  const rows = await database.kysely
    .selectFrom('content_item')
    .select('document')
    .where('site_key', '=', siteKey)
    .where('version', '=', 'published')
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();
  return rows.map(({ document }) => document as Item);
}
