import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite, SiteStore } from '#features/site/server.ts';
import type { MemberFormEntry, ProfileEntry } from '../documents.ts';
import type { ProfileList } from '../rules/profile-item.ts';

/** The form of one site: the items of its profile module in the organiser's order. */
export interface SiteForm {
  list: ProfileList;
  site: PublishedSite;
  entries: readonly ProfileEntry[];
}

/** The form of a site's members. */
export interface MemberForm extends SiteForm {
  entries: readonly MemberFormEntry[];
}

async function readForm(store: SiteStore, site: PublishedSite): Promise<MemberForm> {
  const module = site.modules.find(({ moduleCode, visible }) => moduleCode === 'profile' && visible);
  const entries = module && (await store.items(site, 'profile', module.contentId));
  return { list: site.eventId === undefined ? 'shareProfile' : 'profile', site, entries: entries ?? [] };
}

/** The form of the site itself. */
export const readSiteForm = readForm;

/**
 * The forms that a member of a site answers: the form of the portal whose accounts the site uses, and an event's own.
 * An event with accounts of its own has no shared form.
 */
export async function readForms(store: SiteStore, site: PublishedSite): Promise<MemberForm[]> {
  if (site.eventId === undefined) return [await readForm(store, site)];
  const own = await readForm(store, site);
  if (realmKey(site) === site.siteKey) return [own];
  const portal = await store.site({ portalId: site.portalId });
  return portal === undefined ? [own] : [await readForm(store, portal), own];
}

/** What a registration asks of a form; the organiser marks it. */
export function askedAtRegistration(form: MemberForm): SiteForm {
  return { ...form, entries: form.entries.filter(({ isAskedAtRegistration }) => isAskedAtRegistration) };
}

/** The form as a registration is checked against it: it may leave out what it does not ask for, and answer all. */
export function requiredAtRegistration(form: MemberForm): SiteForm {
  const entries = form.entries.map((entry) => ({
    ...entry,
    isRequired: entry.isRequired && entry.isAskedAtRegistration,
  }));
  return { ...form, entries };
}
