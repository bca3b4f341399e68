import {
  contentCalls,
  createContentItems,
  presentPicture,
  type Say,
  type SiteServer,
  type Visit,
} from '#features/site/server.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { listSiteLinks, readSiteLink, type SiteLink } from './contract.ts';
import type { SiteLinkItem } from './documents.ts';
import { linkBounds } from './rules/link-rules.ts';

/** The calls that list and read links to other sites. */
export function createSiteLinkServer({ store }: SiteServer): ServerFeature<Visit> {
  const items = createContentItems(store, { code: 'united_web_link', whenShown: linkBounds });
  return {
    detailPages: [items.pages],
    endpoints: contentCalls(items, {
      lists: [listSiteLinks],
      details: [readSiteLink],
      presentList: (shown, say) => ({ items: shown.map((item) => presentLink(item, say)) }),
      presentDetail: (shown, place, say) => presentLink(shown[place]!, say),
    }),
  };
}

function presentLink(item: SiteLinkItem, say: Say): SiteLink {
  return {
    detailId: item.detailId,
    name: say(item.name),
    thumbnail: presentPicture(item.thumbnail, say),
    affiliation: say(item.affiliation),
    description: say(item.description),
    url: item.url ?? null,
    isExternal: item.isExternal,
    visible: item.visible,
    visiblePeriod: item.visiblePeriod,
    visibleStartDate: item.visibleStartDate ?? null,
    visibleEndDate: item.visibleEndDate ?? null,
  };
}
