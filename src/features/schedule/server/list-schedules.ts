import type { Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Answer, QueryOf } from '#kernel/endpoint.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import type { listSchedules, ScheduleListAnswer } from '../contract.ts';
import type { ScheduleItem } from '../documents.ts';
import { findSchedules, withAbove } from '../rules/find-schedules.ts';
import { byTime } from '../rules/schedule.ts';
import { seededRandom, widgetSchedules } from '../rules/widget-schedules.ts';
import { presentSchedule, searchedOf } from './present-schedule.ts';
import { type ChoiceItems, linksOf, presentChoices } from './schedule-choices.ts';

export interface ListWish {
  /** The sessions that the visitor may read. */
  items: readonly ScheduleItem[];
  /** Sessions for members: nobody finds them by their descriptions. */
  locked: ReadonlySet<number>;
  choiceItems: ChoiceItems;
  query: QueryOf<typeof listSchedules>;
  say: Say;
  now: Instant;
}

export function answerList({ items, locked, choiceItems, query, say, now }: ListWish): Answer<ScheduleListAnswer> {
  const { schedule_ids: ids, page, per_page: perPage, filter_type: filterType } = query;
  const stored = new Map(items.map((item) => [item.detailId, item]));
  const all = items.map((item) => searchedOf(item, locked.has(item.detailId)));
  const choices = {
    category: linksOf(choiceItems.category),
    division: linksOf(choiceItems.division),
    place: linksOf(choiceItems.place),
  };
  const named = ids === undefined ? all : all.filter(({ scheduleId }) => ids.includes(scheduleId));
  const { keyword = '', category = [], division = [], place = [], date } = query;
  const isOfWidget = filterType === 'Category';
  const found = findSchedules(named, { keyword, category: isOfWidget ? [] : category, division, place, date }, choices);
  const inOrder =
    filterType === undefined
      ? byTime(found.items)
      : widgetSchedules(
          found.items.map((item) => ({ ...item, categoryIds: [...withAbove(item.categoryIds, choices.category)] })),
          { filterType, now, ids: ids ?? [], categoryIds: new Set(category), random: seededRandom(now) },
        );
  return {
    data: {
      scheduleContents: pageOf(inOrder, page, perPage).map(({ scheduleId }) =>
        presentSchedule(stored.get(scheduleId)!, say, 'list'),
      ),
      ...presentChoices(choiceItems, found.countOf, say),
      days: found.days,
    },
    total: inOrder.length,
    lastPage: lastPageOf(inOrder.length, perPage),
  };
}
