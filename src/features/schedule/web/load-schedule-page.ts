import type { ListWish } from '#web/list/list-wish.ts';
import { keywordOf } from '#kernel/keyword.ts';
import type { ScheduleListAnswer } from '../contract.ts';
import { callSchedules, type Calling } from './read-schedules.ts';
import { dayOf, idsOf, isSearch } from './schedule-wish.ts';

export interface FoundSchedulePage {
  wish: ListWish;
  /** The day that is shown; undefined: a search over all days. */
  day: string | undefined;
  answer: ScheduleListAnswer;
  total: number;
  page: number;
  pages: number;
}

export interface SchedulePageWish {
  contentId: number;
  /** Of what a search finds. */
  perPage: number;
  /** Undefined: the first one, of a long day the one with what is on. */
  page?: number | undefined;
  /** Also what is on now and next. */
  around?: boolean;
}

/** What an address of a schedule shows: one day or a page of a long one, or a page of what a search found. */
export async function findSchedulePage(
  context: Calling,
  { contentId, perPage, page, around = false }: SchedulePageWish,
  wish: ListWish,
): Promise<FoundSchedulePage> {
  const query = {
    keyword: keywordOf(wish.keyword),
    category: idsOf(wish, 'category'),
    division: idsOf(wish, 'division'),
    place: idsOf(wish, 'place'),
    date: dayOf(wish),
    ...(around ? { around } : {}),
  };
  if (isSearch(wish)) {
    const read = (one: number) => callSchedules(context, contentId, { ...query, per_page: perPage, page: one });
    const found = await read(page ?? 1);
    const pages = found.lastPage ?? 1;
    const isThere = (page ?? 1) <= pages;
    const { data: answer, total = 0 } = isThere ? found : await read(pages);
    return { wish, day: query.date, answer, total, page: isThere ? (page ?? 1) : pages, pages };
  }
  const {
    data: answer,
    total = 0,
    lastPage = 1,
  } = await callSchedules(context, contentId, {
    ...query,
    type: 'day',
    page,
  });
  const { date, page: shown } = answer.day ?? { date: null, page: 1 };
  return { wish, day: date ?? undefined, answer, total, page: shown, pages: lastPage };
}
