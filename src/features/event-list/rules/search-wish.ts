import { type Fee, fees } from '#features/site/rules/event-filters.ts';
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
}

export const noWish: SearchWish = { keyword: '', start: '', end: '', tag: '', place: '', fee: '', order: '' };

/** The wish of an address; a keyword loses its control characters and its end when it is too long; a date that is none is left out. */
export function wishOf(query: { get(name: string): string | null }): SearchWish {
  return {
    keyword: keywordOf(query.get('keyword') ?? ''),
    start: dayOf(query.get('start')),
    end: dayOf(query.get('end')),
    tag: keywordOf(query.get('tag') ?? ''),
    place: keywordOf(query.get('place') ?? ''),
    fee: fees.find((one) => one === query.get('fee')) ?? '',
    order: query.get('order') === 'new' ? 'new' : '',
  };
}

/** The query of an address for a wish and a page, without what says nothing. */
export function queryOfWish(wish: SearchWish, page = 1): string {
  const { keyword, start, end, tag, place, fee, order } = wish;
  const said = { keyword: keyword.trim(), start, end, tag, place, fee, order };
  const entries = Object.entries({ ...said, page: page === 1 ? '' : String(page) });
  return entries
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Whether nothing is left out; the order leaves nothing out. */
export function isEmptyWish(wish: SearchWish): boolean {
  return queryOfWish({ ...wish, order: '' }) === '';
}

export function sameWish(one: SearchWish, other: SearchWish): boolean {
  return queryOfWish(one) === queryOfWish(other);
}

function dayOf(text: string | null): string {
  return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text ?? '') ? (text as string) : '';
}
