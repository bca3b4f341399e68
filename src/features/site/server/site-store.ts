import type { ModuleCode } from '#kernel/module-code.ts';
import type { ItemOf } from '#kernel/module-documents.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import type { SiteDocument } from '../documents.ts';
import { siteKey as keyOf } from '../rules/site-key.ts';
import { blankDocument } from './blank-document.ts';
import { readItems, readParts } from './document-rows.ts';
import { type EventCard, readEventCards } from './event-cards.ts';
import type { EventLists } from './event-lists.ts';
import type { PublishedReads } from './published-reads.ts';
import { recordColumns, recordOf, type SiteDirectory, type SiteRecord } from './site-directory.ts';
import type { DocumentVersion } from './site-tables.ts';
import type { StoredDocuments, ReadModule } from './stored-documents.ts';
import type { OldVersion, SiteVersion } from './version-rows.ts';

/**
 * A site with its settings and modules; items are read on their own. It is the published version for everybody; a
 * previewer who asks for the draft gets that one in the same form.
 */
export interface PublishedSite extends SiteRecord {
  version: DocumentVersion;
  /** Shown as a draft is: a version that is kept. */
  old?: OldVersion;
  /** Of a draft: the only items that are shown as the draft has them; without it all are. */
  draftItems?: readonly ItemPlace[];
  /** Of a draft: without what visitors would not see at the time of the call. */
  isAsVisitorsSee?: true;
  document: SiteDocument;
  modules: ReadModule[];
  passcode: string | undefined;
}

/** Whether a site shows what is not shown yet or any more: a draft does, unless it stands for what visitors see. */
export function showsEverything({ version, isAsVisitorsSee }: PublishedSite): boolean {
  return version === 'draft' && isAsVisitorsSee !== true;
}

/** Where an item of a site is. */
export interface ItemPlace {
  contentId: number;
  detailId: number;
}

export interface SiteStore {
  directory: SiteDirectory;
  site(identity: SiteIdentity): Promise<PublishedSite | undefined>;
  /** The site as it is in memory, at once; also undefined for a site that nobody has read yet. */
  siteNow(identity: SiteIdentity): PublishedSite | undefined;
  /** The draft of a site, published or not. For `SiteDoors` alone, which checks the previewer. */
  draft(identity: SiteIdentity): Promise<PublishedSite | undefined>;
  /** A version of a site that is kept, in the place of its draft; undefined: it is kept no more. */
  oldVersion(draft: PublishedSite, version: OldVersion): Promise<PublishedSite | undefined>;
  /**
   * What visitors see of a site with these items as the draft has them, for whoever keeps no more of it. Of a site that
   * was never published: its settings, and the contents of these items.
   */
  draftOf(draft: PublishedSite, items: readonly ItemPlace[]): Promise<PublishedSite>;
  lists: EventLists;
  /** The events of a portal with those that were never published, as their drafts have them; read each time. */
  draftEvents(portalId: number): Promise<EventCard[]>;
  /** The items of a content in the organiser's order; undefined when the site shows no such content of this code. */
  items<Code extends ModuleCode>(
    site: PublishedSite,
    moduleCode: Code,
    contentId: number,
  ): Promise<ItemOf<Code>[] | undefined>;
}

/**
 * Reads published sites, each revision once. The passcode belongs to the revision: changing it publishes anew. Drafts
 * change at any time and are read each time.
 */
export function createSiteStore(
  database: Database,
  directory: SiteDirectory,
  reads: PublishedReads,
  lists: EventLists,
  stored: StoredDocuments,
): SiteStore {
  const site: SiteStore['site'] = async (identity) => {
    const record = directory.find(identity);
    return record && reads.get(record, 'site', () => readPublished(database, stored, record));
  };
  return {
    directory,
    site,
    siteNow(identity) {
      const record = directory.find(identity);
      return record && reads.now<PublishedSite>(record, 'site');
    },
    async draft(identity) {
      const [record] = (await readDraftRecords(database, identity)).filter(
        ({ portalId, eventId }) => eventId === undefined || identity.portalId === 0 || portalId === identity.portalId,
      );
      // A previewer sees the draft of a withdrawn site as it would come back.
      const draft = record && (await readSite(database, stored, { ...record, isWithdrawn: false }, 'draft'));
      const published = draft && (await site(identity));
      if (draft === undefined || published === undefined) return draft;
      // A publication changes the realm; until then the draft has the members of the published site.
      const { usePortal } = published.document;
      return { ...draft, document: { ...draft.document, usePortal } };
    },
    async oldVersion(draft, version) {
      const old = await readSite(database, stored, draft, version);
      // Members are those of the site as it is.
      const { usePortal } = draft.document;
      return old && { ...draft, ...old, version: 'draft', old: version, document: { ...old.document, usePortal } };
    },
    async draftOf(draft, items) {
      const published = await site(draft);
      const isKept = ({ contentId }: { contentId: number }) => items.some((item) => item.contentId === contentId);
      const shown = published?.modules ?? [];
      const isShown = ({ contentId }: { contentId: number }) => shown.some((module) => module.contentId === contentId);
      const modules = [...shown, ...draft.modules.filter((module) => isKept(module) && !isShown(module))];
      return { ...(published ?? draft), version: 'draft', isWithdrawn: false, modules, draftItems: items };
    },
    lists,
    draftEvents: async (portalId) =>
      readEventCards(database, stored, await readDraftEvents(database, portalId), 'draft'),
    async items<Code extends ModuleCode>(
      { siteKey, version, revision, modules, draftItems, old }: PublishedSite,
      moduleCode: Code,
      contentId: number,
    ) {
      const isThere = modules.some(
        (module) => module.contentId === contentId && module.moduleCode === moduleCode && module.visible,
      );
      if (!isThere) return undefined;
      const place = { siteKey, revision, contentId, version: old ?? version };
      const read = (): Promise<ItemOf<Code>[]> => readItems(database.kysely, stored, place, moduleCode);
      if (draftItems !== undefined) {
        const ids = draftItems.filter((item) => item.contentId === contentId).map(({ detailId }) => detailId);
        const others = await readItems(database.kysely, stored, { ...place, version: 'published' }, moduleCode);
        return withOwn(others, await readItems(database.kysely, stored, place, moduleCode, ids));
      }
      return version === 'draft' ? read() : reads.get({ siteKey, revision }, `items ${contentId}`, read);
    },
  };
}

/** The own items in the place of the public ones, and behind them what is new. */
function withOwn<Item extends { detailId: number }>(shown: readonly Item[], own: readonly Item[]): Item[] {
  const byId = new Map(own.map((item) => [item.detailId, item]));
  const isNew = ({ detailId }: Item) => !shown.some((item) => item.detailId === detailId);
  return [...shown.map((item) => byId.get(item.detailId) ?? item), ...own.filter(isNew)];
}

async function readPublished(database: Database, stored: StoredDocuments, record: SiteRecord): Promise<PublishedSite> {
  const site = await readSite(database, stored, record, 'published');
  if (site === undefined) throw new Error(`The site ${record.siteKey} has a revision and no published document.`);
  return site;
}

async function readSite(
  database: Database,
  stored: StoredDocuments,
  record: SiteRecord,
  read: SiteVersion,
): Promise<PublishedSite | undefined> {
  const { siteKey, revision } = record;
  const version = read === 'published' ? read : 'draft';
  const parts = await readParts(database.kysely, stored, { siteKey, revision }, read);
  if (parts === undefined) return undefined;
  const { document, modules, passcode, lostLock } = parts;
  // Nobody may come through a door that cannot be read.
  if (document === undefined || lostLock)
    return { ...record, version, document: blankDocument(record), modules: [], passcode, isWithdrawn: true };
  return { ...record, version, document, modules, passcode };
}

async function readDraftRecords(database: Database, identity: SiteIdentity): Promise<SiteRecord[]> {
  const rows = await database.kysely
    .selectFrom('site')
    .select(recordColumns)
    .where('site_key', '=', keyOf(identity))
    .where('rehearsal_of', 'is', null)
    .execute();
  return rows.map(recordOf);
}

async function readDraftEvents(database: Database, portalId: number): Promise<SiteRecord[]> {
  const rows = await database.kysely
    .selectFrom('site')
    .select(recordColumns)
    .where('portal_id', '=', portalId)
    .where('event_id', 'is not', null)
    .where('rehearsal_of', 'is', null)
    .execute();
  return rows.map(recordOf);
}
