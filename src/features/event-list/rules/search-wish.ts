import { keywordOf } from '#kernel/keyword.ts';

/** What a visitor searches for, as the address says it; '' means no limit. */
export interface SearchWish {
  keyword: string;
  /** yyyy-MM-dd */
  start: string;
  end: string;
}

/** The wish of an address; a keyword loses its control characters and its end when it is too long; a date that is none is left out. */
export function wishOf(query: { get(name: string): string | null }): SearchWish {
  return {
    keyword: keywordOf(query.get('keyword') ?? ''),
    start: dayOf(query.get('start')),
    end: dayOf(query.get('end')),
  };
}

/** The query of an address for a wish and a page, without what says nothing. */
export function queryOfWish(wish: SearchWish, page = 1): string {
  const { keyword, start, end } = wish;
  const entries = Object.entries({ keyword: keyword.trim(), start, end, page: page === 1 ? '' : String(page) });
  return entries
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

export function isEmptyWish({ keyword, start, end }: SearchWish): boolean {
  return keyword.trim() === '' && start === '' && end === '';
}

export function sameWish(one: SearchWish, other: SearchWish): boolean {
  return queryOfWish(one) === queryOfWish(other);
}

function dayOf(text: string | null): string {
  return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text ?? '') ? (text as string) : '';
}
