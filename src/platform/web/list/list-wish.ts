import { keywordOf } from '#kernel/keyword.ts';
import { pagePath, type PageParams } from '#kernel/page.ts';
import { type PageContext, siteHref } from '../site/page-context.ts';

/** What a visitor wants of a list, as its address says it. */
export interface ListWish {
  keyword: string;
  /**
   * The chosen values by the names of their filters; a filter without one is left out. A page takes its wish along as
   * JSON.
   */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** How the list is shown; '' as the organiser wants it. */
  view: string;
}

export const noWish: ListWish = { keyword: '', chosen: {}, view: '' };

const valueMax = 64;
const valuesMax = 20;

/** The wish of an address: a form without JavaScript names a filter once for each of its choices. */
export function listWishOf(query: Pick<URLSearchParams, 'get' | 'getAll'>, filters: readonly string[]): ListWish {
  const valuesOf = (name: string): string[] =>
    [...new Set(query.getAll(name).flatMap((text) => text.split(',')))]
      .filter((value) => value.length <= valueMax && /^[\w-]+$/.test(value))
      .slice(0, valuesMax);
  const chosen = filters.map((name) => [name, valuesOf(name)] as const).filter(([, values]) => values.length > 0);
  const view = query.get('view') ?? '';
  return {
    keyword: keywordOf(query.get('keyword') ?? ''),
    chosen: Object.fromEntries(chosen),
    view: /^[A-Za-z]{0,16}$/.test(view) ? view : '',
  };
}

/** The query of an address for a wish and a page, without what says nothing. */
export function queryOfListWish({ keyword, chosen, view }: ListWish, page = 1): string {
  const entries: [string, string][] = [
    ['keyword', keywordOf(keyword)],
    ...Object.entries(chosen).map(([name, values]): [string, string] => [name, values.join(',')]),
    ['view', view],
    ['page', page === 1 ? '' : String(page)],
  ];
  return entries
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
}

/** The same wish with other values of one filter. */
export function withChosen(wish: ListWish, name: string, values: readonly string[]): ListWish {
  const { [name]: _, ...others } = wish.chosen;
  const chosen = values.length === 0 ? others : { ...others, [name]: values };
  return { ...wish, chosen };
}

export function chosenOf({ chosen }: ListWish, name: string): readonly string[] {
  return chosen[name] ?? [];
}

/** How many values are chosen in all filters. */
export function chosenCount({ chosen }: ListWish): number {
  return Object.values(chosen).flat().length;
}

/** Whether the list is as it was found, in any view. */
export function isWithoutWish(wish: ListWish): boolean {
  return wish.keyword.trim() === '' && Object.keys(wish.chosen).length === 0;
}

/** The address of a page of a module's list under a wish. */
export function wishedListHref(
  context: Omit<PageContext, 'init'>,
  params: PageParams,
  wish: ListWish,
  page = 1,
): string {
  const query = queryOfListWish(wish, page);
  return siteHref(context, `/${pagePath('moduleList', params)}${query && `?${query}`}`);
}
