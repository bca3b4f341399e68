import { pagePath } from '#kernel/page.ts';
import { type PageContext, siteHref } from '#web/site/page-context.ts';
import { queryOfSearch, searchOf, type TimetableSearch } from '../rules/timetable-search.ts';

/** The part of a timetable that the address names. */
export interface TimetablePlace {
  /** yyyy-MM-dd; undefined: today, or the first day. */
  date: string | undefined;
  search: TimetableSearch;
}

/** A form without JavaScript names a list once for each choice. */
export function placeOf(query: URLSearchParams): TimetablePlace {
  const date = query.get('date') ?? '';
  const search = searchOf({ get: (name) => query.getAll(name).join(',') });
  return { date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined, search };
}

export function timetableHref(
  context: Omit<PageContext, 'init'>,
  contentId: number,
  { date, search }: Partial<TimetablePlace> = {},
): string {
  const query = [date === undefined ? '' : `date=${date}`, search === undefined ? '' : queryOfSearch(search)];
  const written = query.filter(Boolean).join('&');
  return siteHref(context, `/${pagePath('timetable', { contentId })}${written === '' ? '' : `?${written}`}`);
}

/** The address of a page of a long timetable. */
export function timetablePageHref(
  context: Omit<PageContext, 'init'>,
  contentId: number,
  place: TimetablePlace,
  page: number,
): string {
  const href = timetableHref(context, contentId, place);
  return `${href}${href.includes('?') ? '&' : '?'}page=${page}`;
}
