import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite, SiteStore } from '#features/site/server.ts';
import type { ProfileEntry } from '../documents.ts';
import type { ProfileList } from '../rules/profile-item.ts';

/** The form of one site: the items of its profile module in the organiser's order. */
export interface SiteForm {
  list: ProfileList;
  site: PublishedSite;
  entries: readonly ProfileEntry[];
}

async function readForm(store: SiteStore, site: PublishedSite): Promise<SiteForm> {
  const module = site.modules.find(({ moduleCode, visible }) => moduleCode === 'profile' && visible);
  const entries = module && (await store.items<ProfileEntry>(site, 'profile', module.contentId));
  return { list: site.eventId === undefined ? 'shareProfile' : 'profile', site, entries: entries ?? [] };
}

/** The form of the site itself. */
export const readSiteForm = readForm;

/**
 * The forms that a member of a site answers: the form of the portal whose accounts the site uses, and an event's own.
 * An event with accounts of its own has no shared form.
 */
export async function readForms(store: SiteStore, site: PublishedSite): Promise<SiteForm[]> {
  if (site.eventId === undefined) return [await readForm(store, site)];
  const own = await readForm(store, site);
  if (realmKey(site) === site.siteKey) return [own];
  const portal = await store.site({ portalId: site.portalId });
  return portal === undefined ? [own] : [await readForm(store, portal), own];
}
