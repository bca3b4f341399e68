import type { Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { listPage, listPagesOf, pageAt, pageStarts } from '#kernel/list-pages.ts';
import type { Answer, QueryOf } from '#kernel/endpoint.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import { formatInstant } from '#kernel/period.ts';
import type { AroundNow, listSchedules, ScheduleListAnswer } from '../contract.ts';
import { aroundNow } from '../rules/around-now.ts';
import { withAboveOf } from '../rules/find-schedules.ts';
import { dayShown } from '../rules/schedule-days.ts';
import { seededRandom, widgetSchedules } from '../rules/widget-schedules.ts';
import { presentSchedule } from './present-schedule.ts';
import type { BesideOf } from './read-beside.ts';
import { type ChoiceItems, linksOf, presentChoices } from './schedule-choices.ts';
import type { Finding, IndexedSession, ScheduleIndex } from './schedule-index.ts';

export interface ListWish {
  /** The sessions that the visitor may read. */
  index: ScheduleIndex;
  choiceItems: ChoiceItems;
  besideOf: BesideOf;
  query: QueryOf<typeof listSchedules>;
  say: Say;
  now: Instant;
}

export function answerList(wish: ListWish): Answer<ScheduleListAnswer> {
  const { index, choiceItems, besideOf, query, say, now } = wish;
  const { schedule_ids: ids, page, per_page: perPage, filter_type: filterType, date } = query;
  const { keyword = '', category = [], division = [], place = [] } = query;
  const terms = { keyword, category: filterType === 'Category' ? [] : category, division, place };
  const finding = index.find(terms, ids);
  const answer = (sessions: readonly IndexedSession[]): ScheduleListAnswer => {
    const around = query.around ? aroundNow(index.shown(), now) : undefined;
    return {
      scheduleContents: sessions.map(({ item }) => presentSchedule(item, say, 'list')),
      ...presentChoices(choiceItems, finding.countOf, say),
      ...besideOf([...sessions, ...(around?.sessions ?? [])].map(({ item }) => item)),
      days: finding.days,
      ...(around && { around: presentAround(around, say) }),
    };
  };
  if (query.type === 'day') {
    const dates = finding.days.map((day) => day.date);
    const shown = dayShown(dates, date, now);
    const sessions = (shown === undefined ? undefined : finding.byDay.get(shown)) ?? [];
    const { pages } = listPagesOf(sessions.length);
    const shownPage = Math.min(page ?? pageAt(sessions, now), Math.max(1, pages));
    const day = {
      date: shown ?? null,
      page: shownPage,
      starts: pageStarts(sessions).map(({ start }) => formatInstant(start)),
    };
    return {
      data: { ...answer(listPage(sessions, shownPage)), day },
      total: sessions.length,
      lastPage: Math.max(1, pages),
    };
  }
  const found = date === undefined ? finding.sessions : (finding.byDay.get(date) ?? []);
  const inOrder = filterType === undefined ? found : ofWidget(wish, found);
  return {
    data: answer(pageOf(inOrder, page, perPage)),
    total: inOrder.length,
    lastPage: lastPageOf(inOrder.length, perPage),
  };
}

/** The choice and order of a widget; the newest and the picked ones stay the same as long as what is shown does. */
function ofWidget({ index, choiceItems, query, now }: ListWish, found: Finding['sessions']): readonly IndexedSession[] {
  const { filter_type: filterType, schedule_ids: ids, category = [], keyword, division, place, date } = query;
  if (filterType === undefined) return found;
  const choose = (): IndexedSession[] => {
    const above = withAboveOf(linksOf(choiceItems.category));
    return widgetSchedules(
      found
        .toSorted((one, other) => one.place - other.place)
        .map((session) => ({ ...session, categoryIds: [...above(session.categoryIds)] })),
      { filterType, now, ids: ids ?? [], categoryIds: new Set(category), random: seededRandom(now) },
    );
  };
  const isSteady = (filterType === 'NewArrival' || filterType === 'Pickup') && ids === undefined;
  return isSteady
    ? index.once(JSON.stringify([filterType, keyword, category, division, place, date]), choose)
    : choose();
}

function presentAround({ sessions, cut }: ReturnType<typeof aroundNow<IndexedSession>>, say: Say): AroundNow {
  return {
    scheduleContents: sessions.map(({ item }) => presentSchedule(item, say, 'list')),
    cut: cut === undefined ? null : { ...cut, until: formatInstant(cut.until) },
  };
}
