import { fees } from '#features/site/rules/event-filters.ts';
import { monthOf, monthPattern } from '#features/site/rules/event-months.ts';
import { keywordOf } from '#kernel/keyword.ts';
import { noWish, type SearchWish } from './search-wish.ts';

/** The wish of an address; a keyword loses its control characters and its end when it is too long; a date that is none is left out. */
export function wishOf(query: { get(name: string): string | null }): SearchWish {
  const filters = {
    ...noWish,
    keyword: keywordOf(query.get('keyword') ?? ''),
    tag: keywordOf(query.get('tag') ?? ''),
    place: keywordOf(query.get('place') ?? ''),
    fee: fees.find((one) => one === query.get('fee')) ?? '',
  } as const;
  if (query.get('view') === 'month') {
    const named = query.get('month') ?? '';
    const month = monthPattern.test(named) ? named : '';
    const day = dayOf(query.get('day'));
    return { ...filters, view: 'month', month, day: monthOf(day) === month ? day : '' };
  }
  return {
    ...filters,
    start: dayOf(query.get('start')),
    end: dayOf(query.get('end')),
    order: query.get('order') === 'new' ? 'new' : '',
  };
}

function dayOf(text: string | null): string {
  return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text ?? '') ? text! : '';
}
