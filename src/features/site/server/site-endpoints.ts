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
import { listEventPlaces, readEventMonth, searchEvents } from '../contract/event-search.ts';
import type { SiteDocument } from '../documents.ts';
import { pageOf } from '#kernel/page-slice.ts';
import { type EventCard, isListed } from './event-cards.ts';
import { changeEvents, noEvents } from './event-index.ts';
import { createEventList, type EventList } from './event-list.ts';
import { type EventSales, noSales } from './event-sales.ts';
import { presentManyEvents } from './present-events.ts';
import { presentPicture, sayIn, spokenLanguage } from './present-overview.ts';
import { moduleOf } from './module-of.ts';
import { type ClosedContents, type Counts, hasCounts } from './present-module.ts';
import { presentSite, visitorData } from './present-site.ts';
import { refuseWithdrawn } from './refuse-withdrawn.ts';
import { placesLike, searchSiteEvents, siteEventsOfMonth } from './search-site-events.ts';
import { serve } from './serve.ts';
import type { MayRehearse, SiteDoors } from './site-doors.ts';
import type { PublishedSite, SiteStore } from './site-store.ts';
import { type CallerOf, type DraftViewOf, hasLocks, type Visit } from './visit.ts';

type Wanted = (event: EventCard) => boolean;

export interface SiteReader {
  /** A site for its visitor, without closed contents. */
  siteData(visit: Visit, named?: NamedEvents): Promise<SiteData>;
  /** The site data for a visitor who has passed no door, as the static file holds them. */
  publicSiteData(site: PublishedSite, context: RequestContext, named?: NamedEvents): Promise<SiteData>;
  /** The first data of a page of the site's draft: public facts of the site, given without asking its doors. */
  draftShellData(visit: Visit): Promise<SiteData>;
  /** The events that a portal lists; `everywhere` adds those of all open portals. */
  listOf(portal: PublishedSite, context: RequestContext, everywhere?: boolean): Promise<EventList>;
  /** The next one first; all of them, or a page. */
  /** What these events sell. */
  sales: EventSales;
  listEvents(portal: PublishedSite, context: RequestContext, wanted?: ListWish): Promise<EventEntry[]>;
}

interface ListWish {
  isWanted?: Wanted;
  page?: number | undefined;
  per_page?: number | undefined;
}

/** Which events the site data of a portal name with their addresses. */
type NamedEvents = 'all' | 'none';

/** The facts of the caller, given by the features that know them. */
export interface VisitorPorts {
  callerOf: CallerOf;
  draftViewOf?: DraftViewOf;
  mayRehearse?: MayRehearse;
  /** Of the events in lists. Without it they have no prices but those that their organisers wrote. */
  sales?: EventSales;
  /** The contents whose own doors are closed to the caller, each with why: they come without their data. */
  closedContents(visit: Visit): Promise<ClosedContents>;
}

export function createSiteReader(
  store: SiteStore,
  doors: SiteDoors,
  { closedContents, sales = noSales }: Pick<VisitorPorts, 'closedContents' | 'sales'>,
): SiteReader {
  const listOf: SiteReader['listOf'] = async (portal, context, everywhere = false) => {
    if (portal.isWithdrawn) throw refuseWithdrawn();
    if (context.shown !== undefined) context.shown.hasLists = true;
    if (portal.version === 'draft') {
      const drafts = await store.draftEvents(portal.portalId);
      return createEventList(
        changeEvents(
          noEvents,
          new Set(),
          drafts.filter((card) => isListed(card, true)),
        ),
      );
    }
    return everywhere ? store.lists.everywhere() : store.lists.ofPortal(portal.portalId);
  };
  /** The numbers that an organiser may show (`counted` of a digest). */
  const countsOf = async (site: PublishedSite, context: RequestContext): Promise<Counts> => {
    const isOperator = site.portalId === 0;
    const list = await listOf(site, context, isOperator);
    return { portals: isOperator ? await store.lists.openPortals() : 0, events: list.size };
  };
  const present = async (visit: Visit, isOpen: boolean, named: NamedEvents): Promise<SiteData> => {
    const { site, context } = visit;
    const portal = site.eventId === undefined ? site : await store.site({ portalId: site.portalId });
    const events = site.eventId === undefined && named === 'all' ? await namedEvents(site) : [];
    const counts = hasCounts(site) && !site.isWithdrawn ? await countsOf(site, context) : undefined;
    const domain = context.hostSite.kind === 'shared' ? '' : context.host;
    const userdata = userdataOf(await visit.caller());
    const closed = isOpen && hasLocks(visit) ? await closedContents(visit) : new Map();
    return presentSite({ site, portal, events, language: context.language, domain, isOpen, closed, userdata, counts });
  };
  const namedEvents = async ({
    portalId,
    version,
  }: PublishedSite): Promise<Pick<EventCard, 'eventId' | 'ownDomain'>[]> =>
    version === 'draft'
      ? store.draftEvents(portalId)
      : store.directory
          .eventsOf(portalId)
          .flatMap(({ eventId, ownDomain }) => (eventId === undefined ? [] : [{ eventId, ownDomain }]));
  return {
    listOf,
    sales,
    async listEvents(portal, context, { isWanted, page, per_page: perPage } = {}) {
      const all = (await listOf(portal, context)).at(context.now);
      const wanted = isWanted === undefined ? all : all.filter(isWanted);
      const isPaged = page !== undefined || perPage !== undefined;
      return presentManyEvents(isPaged ? pageOf(wanted, page, perPage) : wanted, context, sales);
    },
    async draftShellData(visit) {
      const { init, ...data } = await present(visit, false, 'none');
      // The doors of the published site do not guard its draft: the call for the draft asks for a previewer.
      const login = { ...init.login, isRequiredAtStartup: false };
      return { ...data, init: { ...init, isWithdrawn: false, usePasscodeLock: false, isInvitingEvent: false, login } };
    },
    siteData: async (visit, named = 'all') => present(visit, await doors.mayEnter(visit), named),
    async publicSiteData(site, context, named = 'all') {
      const anybody = doors.visit(site, {
        ...context,
        passcodes: { portal: undefined, event: undefined },
        accessToken: undefined,
        consoleUser: undefined,
        isDraft: false,
      });
      return present(anybody, await doors.mayEnter(anybody), named);
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
  const searched = async (site: PublishedSite, contentId: number, context: RequestContext): Promise<EventList> => {
    const module = moduleOf(site, 'event_search', contentId);
    if (module === undefined) throw refuse('notFound');
    // The operator's portal is the way to all portals, unless the organiser wants its own events alone.
    const everywhere = site.portalId === 0 && !module.content.onlyOwn;
    return reader.listOf(site, context, everywhere);
  };
  return [
    serve(readSite, async ({ visit, query }) => ({
      data: await reader.siteData(visit, query.event_settings ?? 'all'),
    })),

    serve(listPortalEvents, async ({ site, query, context }) => {
      const ids = query.event_id && new Set(query.event_id);
      const isWanted = ids && (({ eventId }: EventCard) => ids.has(eventId));
      return { data: await reader.listEvents(site, context, { ...query, ...(isWanted && { isWanted }) }) };
    }),

    serve(searchEvents, async ({ site, params, query, context }) =>
      searchSiteEvents(await searched(site, params.contentId, context), query, context, reader.sales),
    ),

    serve(readEventMonth, async ({ site, params, query, context }) => ({
      data: await siteEventsOfMonth(await searched(site, params.contentId, context), query, context, reader.sales),
    })),

    serve(listEventPlaces, async ({ site, params, query, context }) => ({
      data: placesLike(await searched(site, params.contentId, context), query, context),
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
