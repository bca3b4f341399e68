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
export type { EventOffer } from './rules/event-sale.ts';
export type { EventSales } from './server/event-sales.ts';
export { canEverybodyEnter } from './rules/can-everybody-enter.ts';
export { siteKey } from './rules/site-key.ts';
export { leadingTo } from './rules/leading-to.ts';
export { type Call, serve } from './server/serve.ts';
export type { Door, SiteDoors } from './server/site-doors.ts';
export { moduleOf, modulesOf } from './server/module-of.ts';
export { itemVersion } from './server/item-version.ts';
export { type MailedCalendar, mailedCalendar } from './server/mailed-calendar.ts';
export { type LinkServices, pageUrl } from './server/page-url.ts';
export { refuseWithdrawn } from './server/refuse-withdrawn.ts';
export { removeDraftInvitations } from './server/site-invitations.ts';
export { contactOf, siteMail } from './server/site-mail.ts';
export type { VisitorPorts } from './server/site-endpoints.ts';
export { type CallerOf, hasLocks, type Visit } from './server/visit.ts';
export type { SiteDirectory } from './server/site-directory.ts';
export type { EventCard } from './server/event-cards.ts';
export { createPublishedReads } from './server/published-reads.ts';
export { type PublishedSite, showsEverything, type SiteStore } from './server/site-store.ts';
export {
  contentsOf,
  type ReadDraft,
  readDraft,
  readItemFields,
  readItems,
  readSettings,
} from './server/document-rows.ts';
export {
  createStoredDocuments,
  logUnread,
  type ReadModule,
  type StoredDocuments,
} from './server/stored-documents.ts';
export type { DocumentVersion, IdentityProviderTable } from './server/site-tables.ts';
export type { DraftCheck, DraftRefusal, OrdersOfSite, SiteCommandPorts } from './server/command/draft-check.ts';
export { draftSite, publishedSite } from './server/command/site-reader.ts';
export { type KnownSite, knownSite } from './server/realm-of-site.ts';
export { moduleSchema, type SiteDocument, siteDocumentSchema } from './documents.ts';
export { type DraftPart, readPartName } from './rules/draft-part.ts';
export { type Change, changesOf } from './rules/changes/list-changes.ts';
export { readPlace, type SiteChange } from './rules/changes/site-change.ts';
export { listRehearsals, markRehearsal } from './server/rehearsals.ts';
export { moveEvent } from './server/move-event.ts';
export { deleteSite, measureSite, setCalledOff, setWithdrawn } from './server/site-life.ts';
export { siteTopic } from './rules/site-topic.ts';
export {
  addDraftContent,
  addDraftItem,
  allotNumber,
  allotSiteNumber,
  isFreeNumber,
  keepNumber,
  lockDraftOrder,
  readDraftPart,
  readPublicPart,
  removeDraftContent,
  removeDraftItem,
  type StoredPart,
  writeDraftOrder,
  writeDraftPart,
} from './server/draft/draft-parts.ts';
export { allotEntry, keepEntryNumber } from './server/draft/allot-entry.ts';
export { cleanHtml } from './server/import-html.ts';
export { type DraftProvider, readDraftProvider, writeDraftProvider } from './server/identity-providers.ts';
export type { DocumentsByCode } from './server/import-modules.ts';
export { readDraftPasscode, writeDraft, writeDraftPasscode } from './server/import-site.ts';
export { changedDrafts } from './server/changed-drafts.ts';
export { publishDraft, publishDraftItem, UnknownSite } from './server/publish.ts';
export { type ParsedSite, type ReadOptions, readSiteFolder } from './server/read-site-folder.ts';
export { readChange, readItemChange } from './server/read-change.ts';

export type { OldVersion } from './server/version-rows.ts';
export { createReportChange, type ReportChange } from './server/command/report-change.ts';
export {
  draftState,
  contentsOfModule,
  listDraftContents,
  listDrafts,
  moduleCodeOfDraft,
  outlineContents,
  pageOfItems,
  publicState,
} from './server/draft/draft-reads.ts';
export { draftFaults } from './server/draft/draft-faults.ts';
export { type ContentOrItem, type LinkingPart, linksTo } from './server/draft/links-to.ts';
export { itemsBesidePublic } from './server/draft/items-beside-public.ts';
export { readPartTitles } from './server/draft/part-titles.ts';
export { whileFiled } from './server/draft/draft-files.ts';
export {
  changePublicationNote,
  forgetOldDrafts,
  keepDraft,
  listKeptDrafts,
  isKept,
  listPublications,
  namedPublication,
  publicationBefore,
  restoreVersion,
} from './server/draft/publications.ts';
export { exportSite } from './server/export-site.ts';
export { siteFileName } from './server/read-site-folder.ts';
