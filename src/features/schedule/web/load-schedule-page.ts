import type { Instant } from '#kernel/clock.ts';
import { dayMs, tokyoDay } from '#kernel/period.ts';
import type { ListWish } from '#web/list/list-wish.ts';
import type { ScheduleContent, ScheduleListAnswer } from '../contract.ts';
import { endOf, startOf } from '../rules/schedule.ts';
import { dayShown } from '../rules/schedule-days.ts';
import { callAllSchedules, callSchedules, type Calling } from './read-schedules.ts';
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

type Context = Calling & { now: Instant };

/** What an address of a schedule shows: one day, or a page of what a search found. */
export async function findSchedulePage(
  context: Context,
  { contentId, perPage }: { contentId: number; perPage: number },
  wish: ListWish,
  page = 1,
): Promise<FoundSchedulePage> {
  const terms = {
    keyword: wish.keyword.trim(),
    category: idsOf(wish, 'category'),
    division: idsOf(wish, 'division'),
    place: idsOf(wish, 'place'),
  };
  const wanted = dayOf(wish);
  if (isSearch(wish)) {
    const read = (one: number) =>
      callSchedules(context, contentId, { ...terms, date: wanted, per_page: perPage, page: one });
    const found = await read(page);
    const pages = found.lastPage ?? 1;
    const { data: answer, total = 0 } = page <= pages ? found : await read(pages);
    return { wish, day: wanted, answer, total, page: Math.min(page, pages), pages };
  }
  const asked = wanted ?? tokyoDay(context.now);
  const first = await callAllSchedules(context, contentId, { ...terms, date: asked });
  const dates = first.days.map(({ date }) => date);
  const day = dayShown(dates, wanted, context.now);
  const answer =
    day === undefined || day === asked ? first : await callAllSchedules(context, contentId, { ...terms, date: day });
  return { wish, day, answer, total: answer.scheduleContents.length, page: 1, pages: 1 };
}

/** What is on within the next day, whatever the page shows: for the strip of now and next. */
export async function readAround(
  context: Context,
  contentId: number,
  { days }: ScheduleListAnswer,
): Promise<ScheduleContent[]> {
  const dates = [context.now - dayMs, context.now, context.now + dayMs].map(tokyoDay);
  const known = dates.filter((date) => days.some((day) => day.date === date));
  const read = await Promise.all(known.map((date) => callAllSchedules(context, contentId, { date })));
  return read
    .flatMap(({ scheduleContents }) => scheduleContents)
    .filter(({ items: { held_datetime: held } }) => endOf(held) > context.now && startOf(held) < context.now + dayMs);
}
