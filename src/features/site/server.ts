export { createSiteServer, type SiteServer } from './server/create-site-server.ts';
export {
  type ContentCall,
  contentCalls,
  createContentItems,
} from './server/content-endpoints.ts';
export { blankSite } from './server/blank-site.ts';
export { servedStyleSheet } from './server/served-style-sheet.ts';
export { baseColorOf, presentEventSetting } from './server/present-site.ts';
export {
  presentEventEntry,
  presentEventLabel,
  presentPicture,
  type Say,
  sayIn,
  spokenLanguage,
} from './server/present-overview.ts';
export { listInvitingEvents, readPreviewSite } from './contract.ts';
export { siteKey } from './rules/site-key.ts';
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
export type { EventCard } from './server/event-cards.ts';
export { createPublishedReads } from './server/published-reads.ts';
export type { FacedSite, PublishedSite, SiteStore } from './server/site-store.ts';
export { contentsOf, type ReadDraft, readItems } from './server/document-rows.ts';
export {
  createStoredDocuments,
  logUnread,
  type ReadModule,
  type StoredDocuments,
} from './server/stored-documents.ts';
export type { DocumentVersion, IdentityProviderTable } from './server/site-tables.ts';
export type { DraftCheck, OrdersOfSite } from './server/command/draft-check.ts';
export { draftSite, publishedSite } from './server/command/site-reader.ts';
export { type KnownSite, knownSite } from './server/realm-of-site.ts';
