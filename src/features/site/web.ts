export { useEventHref } from './web/use-event-href.ts';
export { LanguageDialogOpener, useOpenLanguageDialog } from './web/open-language-dialog.ts';
export { usePublished } from './web/use-published.ts';

/** The site's data as every screen reads it. */
export type {
  EventEntry,
  EventChoice,
  EventFilters,
  EventLabel,
  Overview,
  SiteData,
  SiteInit,
  SiteModuleEntry,
  UserData,
} from './contract.ts';
export type { listInvitingEvents, listPortalEvents, readErrorPage, readPreviewSite, readSite } from './contract.ts';
export type { EventBar, listEventPlaces, readEventMonth, searchEvents } from './contract/event-search.ts';
