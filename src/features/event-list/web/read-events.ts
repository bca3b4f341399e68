import type { EventEntry, EventFilters, listPortalEvents, searchEvents } from '#features/site/web.ts';
import { pageSize } from '#kernel/limits.ts';
import type { PagedList } from '#kernel/module-documents.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { readPage } from '#web/site/paged-list.ts';
import type { SearchWish } from '../rules/search-wish.ts';

export type SearchModule = ModuleEntry<unknown, Partial<PagedList>>;

export interface FoundEvents {
  wish: SearchWish;
  events: EventEntry[];
  filters: EventFilters;
  total: number;
  page: number;
  pages: number;
}

export async function listEvents({ api, site }: PageContext): Promise<EventEntry[]> {
  const answer = await api.get<typeof listPortalEvents>('portal/{portalId}/events', {
    params: { portalId: site.portalId },
  });
  return answer.data;
}

/** The page of found events that a query asks for; beyond the end it is the last one. */
export async function findEvents(
  { api, site }: PageContext,
  module: SearchModule,
  wish: SearchWish,
  query: URLSearchParams,
): Promise<FoundEvents> {
  const { keyword, start, end, tag, place, fee, order } = wish;
  const per_page = module.list.numberOfDisplayWeb ?? pageSize;
  const { list, page, pages } = await readPage(query, (wanted) =>
    api.get<typeof searchEvents>('event_search/{portalId}/{contentId}', {
      params: { portalId: site.portalId, contentId: module.contentId },
      query: {
        ...(keyword && { keyword }),
        ...(start && { start }),
        ...(end && { end }),
        ...(tag && { tag }),
        ...(place && { place }),
        ...(fee && { fee }),
        ...(order && { order }),
        page: wanted,
        per_page,
      },
    }),
  );
  return { wish, events: list.data, filters: list.filters, total: list.total ?? list.data.length, page, pages };
}
