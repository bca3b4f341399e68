import { pagePath, type PageParams } from '#kernel/page.ts';
import { type PageContext, siteHref } from './page-context.ts';

const pageMax = 1_000_000;

/** The page a list's address asks for: `?page=2`; anything else is the first. */
export function pageFromQuery(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= pageMax ? page : 1;
}

/** The address of one page of a module's list. */
export function listPageHref(context: Omit<PageContext, 'init'>, params: PageParams, page: number): string {
  return siteHref(context, `/${pagePath('moduleList', params)}${page === 1 ? '' : `?page=${page}`}`);
}

/** Reads the page that the address asks for; beyond the end it is the last one. */
export async function readPage<List extends { lastPage?: number }>(
  query: URLSearchParams,
  read: (page: number) => Promise<List>,
): Promise<{ list: List; page: number; pages: number }> {
  const page = pageFromQuery(query);
  const list = await read(page);
  const pages = list.lastPage ?? 1;
  return page <= pages ? { list, page, pages } : { list: await read(pages), page: pages, pages };
}
