import type { SiteStore, Visit } from '#features/site/server.ts';
import type { DetailPages } from '#server/detail-pages.ts';
import { findSale, itemsOnDisplay } from './sale-content.ts';

/** The tickets on display, each of which has a page. */
export function salePages(store: SiteStore): DetailPages<Visit> {
  return {
    moduleCode: 'ticket',
    async shown({ site, context }, contentId) {
      return itemsOnDisplay(await findSale(store, site, contentId), context.now);
    },
  };
}
