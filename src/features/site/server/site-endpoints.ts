import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { listPortalEvents, readErrorPage, readSite, searchEvents } from '../contract.ts';
import { matchesSearch } from '../rules/search-events.ts';
import { sortEvents, visibleEvents } from '../rules/visible-events.ts';
import { presentErrorPage } from './present-error-page.ts';
import { presentEventEntry } from './present-overview.ts';
import { type ClosedContents, presentSite } from './present-site.ts';
import { searchTextOf } from './search-text.ts';
import type { MayPreview, SiteDoors } from './site-doors.ts';
import type { EventSite, PublishedSite, SiteStore, StoredModule } from './site-store.ts';
import { siteOf } from '#kernel/site-path.ts';
import type { EventEntry, SiteData, UserData } from '../contract.ts';

export type Wanted = (event: EventSite) => boolean;

export interface SiteReader {
  /** A site as the visitor of this request may see it. */
  siteData(site: PublishedSite, context: RequestContext): Promise<SiteData>;
  /** The same, for a visitor who has passed no door: what the static file holds. */
  publicSiteData(site: PublishedSite, context: RequestContext): Promise<SiteData>;
  /** What a page of the site's draft begins with: what everybody may know of the site, and its doors are not asked. */
  draftShellData(site: PublishedSite, context: RequestContext): Promise<SiteData>;
  /** Those of a portal's events that are for a list, the next one first. */
  listEvents(portal: PublishedSite, context: RequestContext, isWanted?: Wanted): Promise<EventEntry[]>;
}

/** What is known of who asks, given by the features that know it. */
export interface VisitorPorts {
  mayPreview: MayPreview;
  /** Who asks, as far as the site data say it (SITE-031); throws 551 and 552. */
  userdata(site: PublishedSite, context: RequestContext): Promise<UserData>;
  /** The contents whose own doors are closed to who asks, each with why: they come without what is in them. */
  closedContents(site: PublishedSite, context: RequestContext): Promise<ClosedContents>;
}

export function createSiteReader(store: SiteStore, doors: SiteDoors, ports: VisitorPorts): SiteReader {
  const present = async (site: PublishedSite, context: RequestContext, isOpen: boolean): Promise<SiteData> => {
    const portal = site.eventId === undefined ? site : await store.site({ portalId: site.portalId });
    const events = site.eventId === undefined ? await store.eventsOf(site.portalId, site.version) : [];
    const domain = context.hostSite.kind === 'shared' ? '' : context.host;
    const userdata = await ports.userdata(site, context);
    const closed = isOpen && site.version === 'published' ? await ports.closedContents(site, context) : new Map();
    return presentSite({ site, portal, events, language: context.language, domain, isOpen, closed, userdata });
  };
  return {
    async listEvents(portal, context, isWanted = () => true) {
      const events = (await store.eventsOf(portal.portalId, portal.version)).filter(isWanted);
      const entries = events.map((event) => presentEventEntry(event, context.language));
      return sortEvents(visibleEvents(entries, portal.version === 'draft'), context.now);
    },
    async draftShellData(site, context) {
      const { init, ...data } = await present(site, context, false);
      // No door of the published site stands before its draft: the call for the draft asks for a previewer.
      const login = { ...init.login, isRequiredAtStartup: false };
      return { ...data, init: { ...init, usePasscodeLock: false, isInvitingEvent: false, login } };
    },
    siteData: async (site, context) => present(site, context, await doors.mayEnter(site, context)),
    publicSiteData: async (site, context) => {
      const anybody = {
        ...context,
        passcodes: { portal: undefined, event: undefined },
        accessToken: undefined,
        consoleUser: undefined,
        isDraft: false,
      };
      return present(site, anybody, await doors.mayEnter(site, anybody));
    },
  };
}

/** The calls of core 7 about sites themselves. */
export function siteEndpoints(doors: SiteDoors, reader: SiteReader): ServedEndpoint[] {
  return [
    serve(readSite, async ({ params }, context) => {
      const site = await doors.look(params, context);
      return { data: await reader.siteData(site, context) };
    }),

    serve(listPortalEvents, async ({ params, query }, request) => {
      const context = previewing(request, query.is_draft);
      const portal = await doors.enter(params, context);
      return { data: await reader.listEvents(portal, context) };
    }),

    serve(searchEvents, async ({ params, query }, context) => {
      const portal = await doors.enter({ portalId: params.portalId }, context);
      const isSearch = ({ moduleCode, contentId }: StoredModule): boolean =>
        moduleCode === 'event_search' && contentId === params.contentId;
      if (!portal.modules.some(isSearch)) throw refuse('notFound');
      const events = await reader.listEvents(portal, context, ({ document }) =>
        matchesSearch(
          {
            searchText: searchTextOf(document),
            startDate: document.overview.startDate ?? null,
            endDate: document.overview.endDate ?? null,
          },
          query,
        ),
      );
      const slice = pageOf(events, query.page, query.per_page);
      return { data: slice, total: events.length, lastPage: lastPageOf(events.length, query.per_page) };
    }),

    serve(readErrorPage, async ({ query }, request) => {
      const context = previewing(request, query.is_draft);
      const identity = siteOf(context.hostSite, { portalId: query.portal_id, eventId: query.event_id });
      const site = await doors.look(identity, context);
      return { data: { errorPageContents: presentErrorPage(site.document, query.language ?? context.language) } };
    }),
  ];
}

/** Some calls ask for the draft in their query. */
function previewing(context: RequestContext, isDraft: boolean | undefined): RequestContext {
  return isDraft === true && !context.isDraft ? { ...context, isDraft } : context;
}
