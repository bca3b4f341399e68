import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { listPortalEvents, readErrorPage, readSite, searchEvents } from '../contract.ts';
import { matchesSearch } from '../rules/search-events.ts';
import { sortEvents, visibleEvents } from '../rules/visible-events.ts';
import { presentErrorPage } from './present-error-page.ts';
import { presentEventEntry } from './present-overview.ts';
import { presentSite } from './present-site.ts';
import { searchTextOf } from './search-text.ts';
import type { SiteDoors } from './site-doors.ts';
import type { EventSite, PublishedSite, SiteStore, StoredModule } from './site-store.ts';
import { siteOf } from '#kernel/site-path.ts';
import type { SiteData } from '../contract.ts';

export interface SiteReader {
  /** A site as the visitor of this request may see it. */
  siteData(site: PublishedSite, context: RequestContext): Promise<SiteData>;
  /** The same, for a visitor who has passed no door: what the static file holds. */
  publicSiteData(site: PublishedSite, context: RequestContext): Promise<SiteData>;
}

export function createSiteReader(store: SiteStore, doors: SiteDoors): SiteReader {
  const present = async (site: PublishedSite, context: RequestContext, isOpen: boolean): Promise<SiteData> => {
    const portal = site.eventId === undefined ? site : await store.site({ portalId: site.portalId });
    const events = site.eventId === undefined ? await store.eventsOf(site.portalId) : [];
    const domain = context.hostSite.kind === 'shared' ? '' : context.host;
    return presentSite({ site, portal, events, language: context.language, domain, isOpen });
  };
  return {
    siteData: async (site, context) => present(site, context, await doors.mayEnter(site, context)),
    publicSiteData: async (site, context) => {
      const anybody = {
        ...context,
        passcodes: { portal: undefined, event: undefined },
        accessToken: undefined,
        consoleUser: undefined,
      };
      return present(site, anybody, await doors.mayEnter(site, anybody));
    },
  };
}

/** The calls of core 7 about sites themselves. */
export function siteEndpoints(store: SiteStore, doors: SiteDoors, reader: SiteReader): ServedEndpoint[] {
  return [
    serve(readSite, async ({ params }, context) => {
      const site = await doors.look(params, context);
      return { data: await reader.siteData(site, context) };
    }),

    serve(listPortalEvents, async ({ params, query }, request) => {
      const context = { ...request, isDraft: request.isDraft || query.is_draft === true };
      await doors.enter(params, context);
      return { data: listEvents(await store.eventsOf(params.portalId), context) };
    }),

    serve(searchEvents, async ({ params, query }, context) => {
      const portal = await doors.enter({ portalId: params.portalId }, context);
      const isSearch = ({ moduleCode, contentId }: StoredModule): boolean =>
        moduleCode === 'event_search' && contentId === params.contentId;
      if (!portal.modules.some(isSearch)) throw refuse('notFound');
      const found = (await store.eventsOf(params.portalId)).filter(({ document }) =>
        matchesSearch(
          {
            searchText: searchTextOf(document),
            startDate: document.overview.startDate ?? null,
            endDate: document.overview.endDate ?? null,
          },
          query,
        ),
      );
      const events = listEvents(found, context);
      const slice = pageOf(events, query.page, query.per_page);
      return { data: slice, total: events.length, lastPage: lastPageOf(events.length, query.per_page) };
    }),

    serve(readErrorPage, async ({ query }, context) => {
      const identity = siteOf(context.hostSite, { portalId: query.portal_id, eventId: query.event_id });
      const site = await doors.look(identity, context);
      return { data: { errorPageContents: presentErrorPage(site.document, query.language ?? context.language) } };
    }),
  ];
}

function listEvents(events: readonly EventSite[], context: RequestContext) {
  const entries = events.map((event) => presentEventEntry(event, context.language));
  return sortEvents(visibleEvents(entries, context.isDraft), context.now);
}
