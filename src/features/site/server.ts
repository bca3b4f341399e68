import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { createPublishedReads } from './server/published-reads.ts';
import { createSiteDirectory, type SiteDirectory } from './server/site-directory.ts';
import { createSiteDoors, type Door, type SiteDoors } from './server/site-doors.ts';
import { createSiteReader, siteEndpoints, type SiteReader, type VisitorPorts } from './server/site-endpoints.ts';
import { createSiteStore, type SiteStore } from './server/site-store.ts';
import type { StoredDocuments } from './server/stored-documents.ts';

export interface SiteServer {
  directory: SiteDirectory;
  store: SiteStore;
  doors: SiteDoors;
  reader: SiteReader;
  endpoints: ServedEndpoint[];
}

const readsMax = 2_000;

const onlyVisitors: VisitorPorts = {
  callerOf: () => Promise.resolve(undefined),
  closedContents: () => Promise.resolve(new Map()),
};

/** The site feature on the server: published sites, their doors, and the calls about them. */
export function createSiteServer(
  database: Database,
  doorList: readonly Door[],
  stored: StoredDocuments,
  ports: VisitorPorts = onlyVisitors,
): SiteServer {
  const directory = createSiteDirectory(database);
  const store = createSiteStore(database, directory, createPublishedReads(readsMax), stored);
  const doors = createSiteDoors(store, doorList, ports.callerOf);
  const reader = createSiteReader(store, doors, ports);
  return { directory, store, doors, reader, endpoints: siteEndpoints(reader) };
}

export {
  type ContentCall,
  type ContentItems,
  type ContentOf,
  contentCalls,
  createContentItems,
} from './server/content-calls.ts';
export { blankSite } from './server/blank-site.ts';
export { servedStyleSheet } from './server/served-style-sheet.ts';
export { baseColorOf, siteTypeOf, visitorData } from './server/present-site.ts';
export {
  presentEventLabel,
  presentOverview,
  presentPicture,
  type Say,
  sayIn,
  spokenLanguage,
} from './server/present-overview.ts';
export { listInvitingEvents, readPreviewSite } from './contract.ts';
export { siteKey } from './rules/site-key.ts';
export { robotsDirective } from './rules/robots.ts';
export { type Call, serve } from './server/serve.ts';
export type { Door, SiteDoors } from './server/site-doors.ts';
export { moduleOf, modulesOf } from './server/module-of.ts';
export { itemVersion } from './server/item-version.ts';
export { type LinkServices, pageUrl } from './server/page-url.ts';
export { refuseWithdrawn } from './server/refuse-withdrawn.ts';
export { siteMail } from './server/site-mail.ts';
export type { VisitorPorts } from './server/site-endpoints.ts';
export type { CallerOf, Visit } from './server/visit.ts';
export type { SiteDirectory } from './server/site-directory.ts';
export type { PublishedSite, SiteStore } from './server/site-store.ts';
export { contentsOf, readDraft, type ReadDraft, readItems } from './server/document-rows.ts';
export {
  createStoredDocuments,
  logUnread,
  type ReadModule,
  type StoredDocuments,
  type UnreadFields,
} from './server/stored-documents.ts';
export type { DocumentVersion, IdentityProviderTable } from './server/site-tables.ts';
