import { saidDay } from '#kernel/said-date.ts';
import { favoriteTexts } from '#features/favorite/web.ts';
import { useEffect, useMemo } from 'react';
import { EventZone } from '#web/site/event-zone.tsx';
import { listTexts } from '#web/list/list-texts.ts';
import { ListSearch } from '#web/list/list-search.tsx';
import type { FilterGroup } from '#web/list/filter-groups.tsx';
import type { ListWish } from '#web/list/list-wish.ts';
import { useListSearch } from '#web/list/use-list-search.ts';
import { type PageContext, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { pageFromQuery } from '#web/site/paged-list.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { CalendarIcon } from '#web/ui/icons.tsx';
import type { ScheduleListAnswer } from '../contract.ts';
import type { ScheduleList } from '../documents.ts';
import { nowTarget } from '../rules/now-and-next.ts';
import { goToSession, nowHash } from './go-to-now.ts';
import { type FoundSchedulePage, findSchedulePage } from './load-schedule-page.ts';
import { MyPlan, PlanLink, planView } from './my-plan.tsx';
import { NowStrip } from './now-strip.tsx';
import { ScheduleAgenda } from './schedule-agenda.tsx';
import { ScheduleDayGrid } from './schedule-day-grid.tsx';
import { DayLinks, PlaceChips } from './schedule-day-links.tsx';
import { type Session, sessionOf } from './session-of.ts';
import { type Around, useAround } from './use-around.ts';
import { useFavoriteIds } from './use-favorite-sessions.ts';
import { scheduleTexts } from './schedule-texts.ts';
import { dayPageHref, isSearch, scheduleHref, scheduleWishOf, withSearch } from './schedule-wish.ts';
import './schedule.css';

type Module = ModuleEntry<unknown, Partial<ScheduleList>>;

interface Data {
  found: FoundSchedulePage;
}

export const texts = [scheduleTexts, listTexts, favoriteTexts];

const searchSize = 20;
const perPageOf = (module: Module): number => module.list.numberOfDisplayWeb ?? searchSize;

export async function load(context: PageContext, module: Module, { query }: LoadArguments): Promise<Data> {
  const { contentId } = module;
  const page = query.has('page') ? pageFromQuery(query) : undefined;
  const asked = { contentId, perPage: perPageOf(module), page, around: true };
  return { found: await findSchedulePage(context, asked, scheduleWishOf(query)) };
}

export function head(_: Data, module: Module, context: PageContext): PageHead {
  return { title: module.title || scheduleTexts.of(context.language).title };
}

export function List({ module, data }: { module: Module; data: Data }) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const { contentId } = module;
  const perPage = perPageOf(module);
  const ports = useMemo(
    () => ({
      wishOf: scheduleWishOf,
      find: (wish: ListWish) => findSchedulePage(context, { contentId, perPage }, wish),
      hrefOf: (wish: ListWish) => scheduleHref(context, contentId, wish),
    }),
    [context, contentId, perPage],
  );
  const search = useListSearch(data.found, ports);
  const { found, wish } = search;
  const favoriteIds = useFavoriteIds(contentId);
  const sessions = found.answer.scheduleContents.map((one) => sessionOf(one, found.answer, favoriteIds));
  const around = useAround(contentId, data.found.answer);
  useStartAtNow(around, sessions, context.now);
  const { day } = found;
  const isOfDay = !isSearch(found.wish) && day !== undefined;
  const hrefOf = (next: ListWish, page?: number): string =>
    page === undefined || !isOfDay
      ? scheduleHref(context, contentId, next, page)
      : dayPageHref(context, contentId, { wish: next, day }, page);
  const show = (next: ListWish, pauseMs?: number): void => search.search(withSearch(wish, next), pauseMs);
  if (data.found.wish.view === planView) return <MyPlan module={module} />;
  return (
    <PageFrame title={module.title || say.title}>
      <div className="hb-schedule">
        <NowStrip contentId={contentId} around={around} shown={sessions} />
        <DayLinks contentId={contentId} found={found} onSearch={show} />
        <PlaceChips contentId={contentId} found={found} onSearch={show} />
        <ListSearch
          search={{ ...search, search: show }}
          groups={groupsOf(found.answer, say)}
          placeholder={say.keywordExample}
          hrefOf={(next, page) => hrefOf(withSearch(wish, next), page)}
          tools={
            <>
              <PlanLink contentId={contentId} />
              <EventZone />
            </>
          }
          empty={<EmptyState icon={<CalendarIcon />} title={say.emptyTitle} text={say.emptyText} />}
        >
          <Sessions contentId={contentId} found={found} sessions={sessions} />
        </ListSearch>
      </div>
    </PageFrame>
  );
}

/** One day as a table and as a list, or what a search found, day by day. */
function Sessions({
  contentId,
  found,
  sessions,
}: {
  contentId: number;
  found: FoundSchedulePage;
  sessions: readonly Session[];
}) {
  const language = useLanguage();
  const { day } = found;
  if (!isSearch(found.wish) && day !== undefined) {
    return (
      <>
        <h2 className="hb-visually-hidden">{saidDay(day, language)}</h2>
        <ScheduleDayGrid
          contentId={contentId}
          sessions={sessions}
          places={found.answer.places}
          caption={saidDay(day, language)}
        />
        <ScheduleAgenda contentId={contentId} sessions={sessions} />
      </>
    );
  }
  const dates = [...new Set(sessions.map(({ date }) => date))];
  return dates.map((date) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2 className="hb-schedule-day" id={`day-${date}`}>
        {saidDay(date, language)}
      </h2>
      <ScheduleAgenda contentId={contentId} sessions={sessions.filter((one) => one.date === date)} />
    </section>
  ));
}

type Say = ReturnType<typeof scheduleTexts.of>;

function groupsOf({ categories, divisions }: ScheduleListAnswer, say: Say): FilterGroup[] {
  const group = (name: string, label: string, choices: ScheduleListAnswer['categories']): FilterGroup => ({
    name,
    label,
    kind: 'many',
    choices: choices.map(({ id, name: said, count, parentId }) => ({
      value: String(id),
      label: said,
      count,
      ...(choices.some((one) => one.id === parentId) ? { level: 2 } : {}),
    })),
  });
  return [group('division', say.divisions, divisions), group('category', say.categories, categories)].filter(
    ({ choices }) => choices.some(({ count }) => count > 0),
  );
}

/** A page that was opened by "to now" begins there. */
function useStartAtNow({ sessions, cut }: Around, shown: readonly Session[], now: number): void {
  // Of a long day the page has what begins now, and not what began first.
  const target = nowTarget(cut === null ? sessions : shown, now)?.scheduleId;
  useEffect(() => {
    if (target !== undefined && window.location.hash === nowHash) goToSession(target);
    // Once, when the page is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
