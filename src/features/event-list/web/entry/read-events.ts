import type { DayCount } from '#features/site/rules/month-grid.ts';
import type { EventBar, EventEntry, EventFilters, readEventMonth, searchEvents } from '#features/site/web.ts';
import { wholeListMax } from '#kernel/list-pages.ts';
import { pageSize } from '#kernel/limits.ts';
import type { PagedList } from '#kernel/module-documents.ts';
import { keywordOf } from '#kernel/keyword.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { readPage } from '#web/site/paged-list.ts';
import type { SearchWish } from '../../rules/search-wish.ts';

export type SearchModule = ModuleEntry<unknown, Partial<PagedList>>;

export interface FoundEvents {
  wish: SearchWish;
  events: EventEntry[];
  filters: EventFilters;
  total: number;
  page: number;
  pages: number;
  /** Of the month view. */
  month?: FoundMonth;
}

export interface FoundMonth {
  /** yyyy-MM */
  month: string;
  /** How many events its days have. */
  days: DayCount[];
  /** The events that stand in its table. */
  bars: EventBar[];
  /** The day whose events are shown: a page of them, or among the events of the whole month. */
  day: string | null;
  isWhole: boolean;
  /** The nearest months with something. */
  previous: string | null;
  next: string | null;
}

/** What an address asks for: a month, or a page of the list; beyond the end it is the last one. */
export async function findEvents(
  context: PageContext,
  module: SearchModule,
  wish: SearchWish,
  query: URLSearchParams,
): Promise<FoundEvents> {
  const { start, end, tag, place, fee, order } = wish;
  const keyword = keywordOf(wish.keyword);
  const params = { portalId: context.site.portalId, contentId: module.contentId };
  const filters = { ...(keyword && { keyword }), ...(tag && { tag }), ...(place && { place }), ...(fee && { fee }) };
  const per_page = module.list.numberOfDisplayWeb ?? pageSize;
  if (wish.view === 'month') {
    const { list, page, pages } = await readPage(query, async (wanted) => {
      const { data } = await context.api.get<typeof readEventMonth>('event_month/{portalId}/{contentId}', {
        params,
        query: {
          ...filters,
          ...(wish.month && { month: wish.month }),
          ...(wish.day && { day: wish.day }),
          page: wanted,
          per_page,
        },
      });
      return data;
    });
    const { month, events, total, previous, next, days, bars, day } = list;
    const isWhole = total <= wholeListMax;
    return {
      wish,
      events,
      filters: list.filters,
      total,
      page,
      pages,
      month: { month, previous, next, days, bars, day, isWhole },
    };
  }
  const { list, page, pages } = await readPage(query, (wanted) =>
    context.api.get<typeof searchEvents>('event_search/{portalId}/{contentId}', {
      params,
      query: {
        ...filters,
        ...(start && { start }),
        ...(end && { end }),
        ...(order && { order }),
        page: wanted,
        per_page,
      },
    }),
  );
  return { wish, events: list.data, filters: list.filters, total: list.total ?? list.data.length, page, pages };
}
