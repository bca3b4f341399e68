import { presentPicture, type Say, sayIn, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { listSiteLinks, readSiteLink, type SiteLink } from './contract.ts';
import type { SiteLinkItem } from './documents.ts';
import { isLinkVisible } from './rules/visible-links.ts';

export function createSiteLinkServer(site: SiteServer): { endpoints: ServedEndpoint[] } {
  const find = async (content: SiteIdentity & { contentId: number }, context: RequestContext) => {
    const published = await site.doors.enter(content, context);
    const items = await site.store.items<SiteLinkItem>(published, 'united_web_link', content.contentId);
    if (items === undefined) throw refuse('notFound');
    const say = sayIn(published.document, spokenLanguage(published.document, context.language));
    // A preview shows what is to come as well.
    const isShown = (item: SiteLinkItem) => published.version === 'draft' || isLinkVisible(item, context.now);
    return { items: items.filter(isShown), say };
  };

  return {
    endpoints: [
      serve(listSiteLinks, async ({ params, query }, context) => {
        const { items, say } = await find(params, context);
        const slice = pageOf(items, query.page, query.per_page);
        return {
          data: { items: slice.map((item) => presentLink(item, say)) },
          total: items.length,
          lastPage: lastPageOf(items.length, query.per_page),
        };
      }),

      serve(readSiteLink, async ({ params }, context) => {
        const { items, say } = await find(params, context);
        const item = items.find((one) => one.detailId === params.detailId);
        if (item === undefined) throw refuse('notFound');
        return { data: presentLink(item, say) };
      }),
    ],
  };
}

function presentLink(item: SiteLinkItem, say: Say): SiteLink {
  return {
    detailId: item.detailId,
    name: say(item.name),
    thumbnail: presentPicture(item.thumbnail, say),
    description: say(item.description),
    url: item.url,
    isExternal: item.isExternal,
    visible: item.visible,
    visiblePeriod: item.visiblePeriod,
    visibleStartDate: item.visibleStartDate ?? null,
    visibleEndDate: item.visibleEndDate ?? null,
  };
}
