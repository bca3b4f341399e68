/** The site's data as every screen reads it. */
export type { EventEntry, Overview, Picture, SiteData, SiteInit, SiteModuleEntry, UserData } from './contract.ts';
export type { listPortalEvents, readErrorPage, searchEvents } from './contract.ts';
