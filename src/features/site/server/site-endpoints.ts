import type { Caller } from '#kernel/member.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import {
  type EventEntry,
  listPortalEvents,
  readErrorPage,
  readSite,
  type SiteData,
  type UserData,
} from '../contract.ts';
import { readEventMonth, searchEvents } from '../contract/event-search.ts';
import { isOpenPortal } from '../rules/open-portal.ts';
import { sortEvents, visibleEvents } from '../rules/visible-events.ts';
import type { SiteDocument } from '../documents.ts';
import { presentEventEntry, presentPicture, sayIn, spokenLanguage } from './present-overview.ts';
import { moduleOf } from './module-of.ts';
import { type ClosedContents, type Counts, hasCounts } from './present-module.ts';
import { presentSite, visitorData } from './present-site.ts';
import { refuseWithdrawn } from './refuse-withdrawn.ts';
import { type ListedEvent, searchSiteEvents, siteEventsOfMonth } from './search-site-events.ts';
import { serve } from './serve.ts';
import type { SiteDoors } from './site-doors.ts';
import type { EventSite, PublishedSite, SiteStore } from './site-store.ts';
import type { CallerOf, Visit } from './visit.ts';

type Wanted = (event: EventSite) => boolean;

export interface SiteReader {
  /** A site for its visitor, without closed contents. */
  siteData(visit: Visit): Promise<SiteData>;
  /** The site data for a visitor who has passed no door, as the static file holds them. */
  publicSiteData(site: PublishedSite, context: RequestContext): Promise<SiteData>;
  /** The first data of a page of the site's draft: public facts of the site, given without asking its doors. */
  draftShellData(visit: Visit): Promise<SiteData>;
  /** The portal's events with their sites, the next one first; `everywhere` adds those of all open portals. */
  listedEvents(portal: PublishedSite, context: RequestContext, everywhere?: boolean): Promise<ListedEvent[]>;
  listEvents(portal: PublishedSite, context: RequestContext, isWanted?: Wanted): Promise<EventEntry[]>;
}

/** The facts of the caller, given by the features that know them. */
export interface VisitorPorts {
  callerOf: CallerOf;
  /** The contents whose own doors are closed to the caller, each with why: they come without their data. */
  closedContents(visit: Visit): Promise<ClosedContents>;
}

export function createSiteReader(
  store: SiteStore,
  doors: SiteDoors,
  { closedContents }: Pick<VisitorPorts, 'closedContents'>,
): SiteReader {
  const openPortals = async (): Promise<PublishedSite[]> => {
    const records = store.directory.all().filter(({ portalId, eventId }) => eventId === undefined && portalId !== 0);
    const portals = await Promise.all(records.map(({ portalId }) => store.site({ portalId })));
    return portals.filter((portal) => portal !== undefined).filter(isOpenPortal);
  };
  const listedEvents: SiteReader['listedEvents'] = async (portal, context, everywhere = false) => {
    if (portal.isWithdrawn) throw refuseWithdrawn();
    const portals = everywhere ? [portal, ...(await openPortals())] : [portal];
    const events = (await Promise.all(portals.map((one) => store.eventsOf(one.portalId, one.version)))).flat();
    const bySite = new Map(events.map((event) => [event.eventId, event]));
    const entries = events.map((event) => presentEventEntry(event, context.language));
    return sortEvents(visibleEvents(entries, portal.version === 'draft'), context.now).map((entry) => ({
      entry,
      event: bySite.get(entry.eventId)!,
    }));
  };
  /** The numbers that an organiser may show (`counted` of a digest). */
  const countsOf = async (site: PublishedSite): Promise<Counts> => {
    const portals = site.portalId === 0 ? await openPortals() : [];
    const events = await Promise.all([site, ...portals].map((one) => store.eventsOf(one.portalId, one.version)));
    const entries = events.flat().map((event) => presentEventEntry(event, 'jpn'));
    return { portals: portals.length, events: visibleEvents(entries, site.version === 'draft').length };
  };
  const present = async (visit: Visit, isOpen: boolean): Promise<SiteData> => {
    const { site, context } = visit;
    const portal = site.eventId === undefined ? site : await store.site({ portalId: site.portalId });
    const events = site.eventId === undefined ? await store.eventsOf(site.portalId, site.version) : [];
    const counts = hasCounts(site) ? await countsOf(site) : undefined;
    const domain = context.hostSite.kind === 'shared' ? '' : context.host;
    const userdata = userdataOf(await visit.caller());
    const closed = isOpen && site.version === 'published' ? await closedContents(visit) : new Map();
    return presentSite({ site, portal, events, language: context.language, domain, isOpen, closed, userdata, counts });
  };
  return {
    listedEvents,
    async listEvents(portal, context, isWanted = () => true) {
      return (await listedEvents(portal, context)).filter(({ event }) => isWanted(event)).map(({ entry }) => entry);
    },
    async draftShellData(visit) {
      const { init, ...data } = await present(visit, false);
      // The doors of the published site do not guard its draft: the call for the draft asks for a previewer.
      const login = { ...init.login, isRequiredAtStartup: false };
      return { ...data, init: { ...init, isWithdrawn: false, usePasscodeLock: false, isInvitingEvent: false, login } };
    },
    siteData: async (visit) => present(visit, await doors.mayEnter(visit)),
    async publicSiteData(site, context) {
      const anybody = doors.visit(site, {
        ...context,
        passcodes: { portal: undefined, event: undefined },
        accessToken: undefined,
        consoleUser: undefined,
        isDraft: false,
      });
      return present(anybody, await doors.mayEnter(anybody));
    },
  };
}

/** The caller, as the site data name them (SITE-031). */
function userdataOf(caller: Caller): UserData {
  if (caller === undefined) return visitorData;
  // A preview link passes the doors of the draft, and is nobody.
  if (caller === 'previewLink') return { ...visitorData, isInvited: true };
  const { memberId: userId, isInvited, isBlocked, isStaff, isExhibitor } = caller;
  return { userId, isInvited, isBlocked, isStaff, isExhibitor };
}

/** The calls of core 7 about sites themselves. */
export function siteEndpoints(reader: SiteReader): ServedEndpoint[] {
  const searched = async (site: PublishedSite, contentId: number, context: RequestContext): Promise<ListedEvent[]> => {
    const module = moduleOf(site, 'event_search', contentId);
    if (module === undefined) throw refuse('notFound');
    // The operator's portal is the way to all portals, unless the organiser wants its own events alone.
    const everywhere = site.portalId === 0 && !module.content.onlyOwn;
    return reader.listedEvents(site, context, everywhere);
  };
  return [
    serve(readSite, async ({ visit }) => ({ data: await reader.siteData(visit) })),

    serve(listPortalEvents, async ({ site, context }) => ({ data: await reader.listEvents(site, context) })),

    serve(searchEvents, async ({ site, params, query, context }) =>
      searchSiteEvents(await searched(site, params.contentId, context), query, context),
    ),

    serve(readEventMonth, async ({ site, params, query, context }) => ({
      data: siteEventsOfMonth(await searched(site, params.contentId, context), query, context),
    })),

    serve(readErrorPage, async ({ site, query, context }) => ({
      data: { errorPageContents: presentErrorPage(site.document, query.language ?? context.language) },
    })),
  ];
}

/** The organiser's error page; null when none was written. */
function presentErrorPage(
  document: SiteDocument,
  wanted: LanguageCode,
): AnswerOf<typeof readErrorPage>['errorPageContents'] {
  const { errorPage } = document;
  if (errorPage === undefined || Object.keys(errorPage).length === 0) return null;
  const say = sayIn(document, spokenLanguage(document, wanted));
  const image = presentPicture(errorPage.errorPageImage, say);
  const icon = presentPicture(errorPage.errorPageIcon, say);
  return {
    errorPageTitle: say(errorPage.errorPageTitle) || null,
    errorPageHtml: safeHtml(errorPage.errorPageHtml, say) || null,
    errorPageImage: image && { file: image },
    errorPageIcon: icon && { file: icon },
  };
}
