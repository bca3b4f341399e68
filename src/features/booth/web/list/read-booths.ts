import { pageSize } from '#kernel/limits.ts';
import type { PagedList } from '#kernel/module-documents.ts';
import { keywordOf } from '#kernel/keyword.ts';
import { chosenOf, isWithoutWish, listWishOf, type ListWish, wishedListHref } from '#web/list/list-wish.ts';
import type { FoundList } from '#web/list/list-search.tsx';
import type { PageContext } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { readPage } from '#web/site/paged-list.ts';
import type {
  BoothCategoryCount,
  BoothEntry,
  BoothHall,
  BoothLive,
  listBooths,
  searchBooths,
} from '../../contract/list.ts';
import type { BoothSettings, BoothWidget, CrossSearchSettings } from '../../documents.ts';
import { eventOf } from './first-booths.ts';

export type BoothModule = ModuleEntry<Partial<BoothWidget>, Partial<PagedList>, BoothSettings>;
export type CrossSearchModule = ModuleEntry<unknown, Partial<PagedList>, CrossSearchSettings>;

export interface FoundBooths extends FoundList {
  booths: BoothEntry[];
  live: BoothLive;
  /** HTML. */
  listText: string;
  categories: BoothCategoryCount[];
  /** Where the live booths are that are counted, this hall first. */
  halls: BoothHall[];
}

export const boothWishOf = (query: URLSearchParams): ListWish => listWishOf(query, ['category', 'live']);
const idsOf = (wish: ListWish, name: string): number[] =>
  chosenOf(wish, name)
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number);
const wordsOf = (wish: ListWish): { keyword?: string } => {
  const keyword = keywordOf(wish.keyword);
  return keyword === '' ? {} : { keyword };
};
const liveOf = (wish: ListWish): { live?: true } => (chosenOf(wish, 'live').length > 0 ? { live: true } : {});

export function boothsHref(context: PageContext, { contentId }: BoothModule, wish: ListWish, page = 1): string {
  return wishedListHref(context, { moduleCode: 'booth', contentId }, wish, page);
}

/** The query that asks for a page of what a wish finds. */
export const pageQuery = (page: number): URLSearchParams => new URLSearchParams({ page: String(page) });

/** The page of booths that a query asks for; beyond the end it is the last one. */
export async function findBooths(
  context: PageContext,
  { contentId, list: { numberOfDisplayWeb = pageSize } }: BoothModule,
  wish: ListWish,
  query = new URLSearchParams(),
): Promise<FoundBooths> {
  const category = idsOf(wish, 'category');
  const { list, page, pages } = await readPage(query, (wanted) =>
    context.api.get<typeof listBooths>('booth/{portalId}/{eventId}/{contentId}', {
      params: { ...eventOf(context), contentId },
      query: {
        is_list: true,
        priority_live_stream_enable: true,
        ...wordsOf(wish),
        ...(category.length > 0 && { category }),
        ...liveOf(wish),
        page: wanted,
        per_page: numberOfDisplayWeb,
      },
    }),
  );
  const { data, total = data.length, listText, categories, live, halls } = list;
  return { wish, booths: data, total, page, pages, listText, categories, live, halls };
}

export interface SearchedBooths extends FoundList {
  booths: BoothEntry[];
  live: BoothLive;
  contents: BoothHall[];
}

export const searchWishOf = (query: URLSearchParams): ListWish => listWishOf(query, ['content', 'live']);

/** The halls in which what a wish found lies, if there is more than this one. */
export function hallsOf({ wish, halls }: FoundBooths, { contentId }: BoothModule): BoothHall[] {
  const isOverHalls =
    chosenOf(wish, 'live').length > 0 && halls.some((one) => one.contentId !== contentId && one.count > 0);
  return isOverHalls ? halls.filter(({ count }) => count > 0) : [];
}

/** The home of a cross-search shows some booths of each content; `view=all` is the list of all. */
export const isHomeWish = (wish: ListWish): boolean => isWithoutWish(wish) && wish.view !== 'all';

export function searchHref(context: PageContext, { contentId }: CrossSearchModule, wish: ListWish, page = 1): string {
  return wishedListHref(context, { moduleCode: 'booth_cross_search', contentId }, wish, page);
}

export async function findInContents(
  context: PageContext,
  { contentId, list: { numberOfDisplayWeb = pageSize } }: CrossSearchModule,
  wish: ListWish,
  query = new URLSearchParams(),
): Promise<SearchedBooths> {
  const content = idsOf(wish, 'content');
  const { list, page, pages } = await readPage(query, (wanted) =>
    context.api.get<typeof searchBooths>('booth_cross_search/{portalId}/{eventId}/{contentId}', {
      params: { ...eventOf(context), contentId },
      query: {
        type: isHomeWish(wish) ? 'home' : 'list',
        ...wordsOf(wish),
        ...(content.length > 0 && { content }),
        ...liveOf(wish),
        page: wanted,
        per_page: numberOfDisplayWeb,
      },
    }),
  );
  const { data, total = data.length, contents, live } = list;
  return { wish, booths: data, total, page, pages, contents, live };
}
