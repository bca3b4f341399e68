import { sayIn, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { refuse, refuseOutsidePeriod } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import {
  listEventInformation,
  listPortalInformation,
  readEventInformation,
  readPortalInformation,
} from './contract.ts';
import type { InformationItem } from './documents.ts';
import { newestFirst, publicInformations } from './rules/public-informations.ts';
import { presentContents, presentInformation } from './server/present-information.ts';

interface Content extends SiteIdentity {
  contentId: number;
}

/** The calls that list and read informations, the same for portals and events. */
export function createInformationServer(site: SiteServer): { endpoints: ServedEndpoint[] } {
  const find = async (content: Content, context: RequestContext) => {
    const published = await site.doors.enter(content, context);
    const items = await site.store.items<InformationItem>(published, 'information', content.contentId);
    if (items === undefined) throw refuse('notFound');
    const say = sayIn(published.document, spokenLanguage(published.document, context.language));
    // A preview shows what is to come as well.
    const shown = published.version === 'draft' ? newestFirst(items) : publicInformations(items, context.now);
    return { items: shown, all: items, say };
  };

  const list = async (content: Content, query: { page?: number; per_page?: number }, context: RequestContext) => {
    const { items, say } = await find(content, context);
    return {
      data: pageOf(items, query.page, query.per_page).map((item) => presentInformation(item, say)),
      total: items.length,
      lastPage: lastPageOf(items.length, query.per_page),
    };
  };

  const read = async (content: Content, detailId: number, context: RequestContext) => {
    const { items, all, say } = await find(content, context);
    const data = presentContents(items, detailId, say);
    if (data !== undefined) return { data };
    throw all.some((item) => item.detailId === detailId) ? refuseOutsidePeriod() : refuse('notFound');
  };

  return {
    endpoints: [
      serve(listPortalInformation, ({ params, query }, context) => list(params, query, context)),
      serve(listEventInformation, ({ params, query }, context) => list(params, query, context)),
      serve(readPortalInformation, ({ params }, context) => read(params, params.detailId, context)),
      serve(readEventInformation, ({ params }, context) => read(params, params.detailId, context)),
    ],
  };
}
