import { chosenOf, type ListWish, listWishOf, withChosen, wishedListHref } from '#web/list/list-wish.ts';
import { type PageContext, pageHref } from '#web/site/page-context.ts';
import { filterNames } from '../rules/find-schedules.ts';

type Context = Omit<PageContext, 'init'>;
const moduleCode = 'schedule';

export const scheduleWishOf = (query: URLSearchParams): ListWish => listWishOf(query, [...filterNames, 'date']);

/** The day that the address names. */
export function dayOf(wish: ListWish): string | undefined {
  const [date] = chosenOf(wish, 'date');
  return date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined;
}

export function withDay(wish: ListWish, date: string | undefined): ListWish {
  return withChosen(wish, 'date', date === undefined ? [] : [date]);
}

export function idsOf(wish: ListWish, name: (typeof filterNames)[number]): number[] {
  return chosenOf(wish, name)
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number);
}

/** Words, a category or a division search all days; a place only narrows the day. */
export function isSearch(wish: ListWish): boolean {
  return wish.keyword.trim() !== '' || idsOf(wish, 'category').length > 0 || idsOf(wish, 'division').length > 0;
}

/** Another search begins on all days, whatever day was shown before. */
export function withSearch(before: ListWish, next: ListWish): ListWish {
  const termsOf = ({ keyword, chosen }: ListWish): string =>
    JSON.stringify([keyword.trim(), chosen['category'], chosen['division']]);
  return termsOf(before) === termsOf(next) ? next : withDay(next, undefined);
}

export function scheduleHref(context: Context, contentId: number, wish: ListWish, page = 1): string {
  return wishedListHref(context, { moduleCode, contentId }, wish, page);
}

/** A page of a long day: it says its day, and that it is the first one. */
export function dayPageHref(
  context: Context,
  contentId: number,
  found: { wish: ListWish; day: string },
  page: number,
): string {
  return `${scheduleHref(context, contentId, withDay(found.wish, found.day))}&page=${page}`;
}

/** The address of a page for the address bar, which names a day only where it did before. */
export function longDayHref(context: Context, contentId: number, wish: ListWish, page: number): string {
  const href = scheduleHref(context, contentId, wish);
  return `${href}${href.includes('?') ? '&' : '?'}page=${page}`;
}

export function sessionHref(context: Context, contentId: number, detailId: number): string {
  return pageHref(context, 'moduleDetail', { moduleCode, contentId, detailId });
}
