import type { Fee } from '#features/site/rules/event-filters.ts';
import { monthOf } from '#features/site/rules/event-months.ts';
import { keywordOf } from '#kernel/keyword.ts';

/** What a visitor searches for, as the address says it; '' means no limit. */
export interface SearchWish {
  keyword: string;
  /** yyyy-MM-dd */
  start: string;
  end: string;
  tag: string;
  place: string;
  fee: '' | Fee;
  order: '' | 'new';
  view: '' | 'month';
  /** yyyy-MM, in the place of the period; '' is that of the next event. */
  month: string;
  /** yyyy-MM-dd: the day of the month whose events are shown. */
  day: string;
}

export const noWish: SearchWish = {
  keyword: '',
  start: '',
  end: '',
  tag: '',
  place: '',
  fee: '',
  order: '',
  view: '',
  month: '',
  day: '',
};

/** The same filters in a month, that of the period where there is one. */
export function inMonth(wish: SearchWish, month = monthOf(wish.start)): SearchWish {
  return { ...wish, start: '', end: '', order: '', view: 'month', month, day: '' };
}

/** The same filters in a list. */
export function inList(wish: SearchWish): SearchWish {
  return { ...wish, view: '', month: '', day: '' };
}

/** The query of an address for a wish and a page, without what says nothing. */
export function queryOfWish(wish: SearchWish, page = 1): string {
  const said = { ...wish, keyword: keywordOf(wish.keyword) };
  const entries = Object.entries({ ...said, page: page === 1 ? '' : String(page) });
  return entries
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Whether nothing is left out; the order and the view leave nothing out. */
export function isEmptyWish(wish: SearchWish): boolean {
  return queryOfWish({ ...inList(wish), order: '' }) === '';
}

/** The wish without what leaves something out, in the same view. */
export function clearedWish({ view, month }: SearchWish): SearchWish {
  return { ...noWish, view, month };
}

export function sameWish(one: SearchWish, other: SearchWish): boolean {
  return queryOfWish(one) === queryOfWish(other);
}
