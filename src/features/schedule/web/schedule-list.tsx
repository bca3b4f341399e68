import { saidDay } from '#kernel/said-date.ts';
import { favoriteTexts } from '#features/favorite/web.ts';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { parseInstant, tokyoDay } from '#kernel/period.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { listTexts } from '#web/list/list-texts.ts';
import type { GoTo } from '#web/long-list/long-list.tsx';
import { longListTexts } from '#web/long-list/long-list-texts.ts';
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
import { ChevronDownIcon } from '#web/ui/page-icons.tsx';
import type { ScheduleListAnswer } from '../contract.ts';
import type { ScheduleList } from '../documents.ts';
import { areParallel } from '../rules/are-parallel.ts';
import { nowTarget } from '../rules/now-and-next.ts';
import { endedBefore } from '../rules/schedule-days.ts';
import { beginAtNow } from './go-to-now.ts';
import { type FoundSchedulePage, findSchedulePage } from './load-schedule-page.ts';
import { LongDay } from './long-day.tsx';
import { MyPlan, PlanLink, planView } from './my-plan.tsx';
import { NowStrip } from './now-strip.tsx';
import { ScheduleAgenda } from './schedule-agenda.tsx';
import { ScheduleDayGrid } from './schedule-day-grid.tsx';
import { DayLinks, PlaceChips } from './schedule-day-links.tsx';
import { type Session, sessionOf } from './session-of.ts';
import { type Around, useAround } from './use-around.ts';
import { scheduleTexts } from './schedule-texts.ts';
import { isSearch, scheduleHref, scheduleWishOf, withSearch } from './schedule-wish.ts';
import './schedule.css';
import './schedule-ended.css';

type Module = ModuleEntry<unknown, Partial<ScheduleList>>;

interface Data {
  found: FoundSchedulePage;
}

export const texts = [scheduleTexts, listTexts, longListTexts, favoriteTexts];

const searchSize = 20;
const perPageOf = (module: Module): number => module.list.numberOfDisplayWeb ?? searchSize;

export async function load(context: PageContext, module: Module, { query }: LoadArguments): Promise<Data> {
  const { contentId } = module;
  const page = query.has('page') ? pageFromQuery(query) : undefined;
  const asked = { contentId, perPage: perPageOf(module), page, around: true };
  return { found: await findSchedulePage(context, asked, scheduleWishOf(query)) };
}

export function head({ found }: Data, module: Module, context: PageContext): PageHead {
  return {
    title: module.title || scheduleTexts.of(context.language).title,
    names: found.answer.scheduleContents.map(({ items }) => items.title.value),
  };
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
  const sessions = useMemo(() => found.answer.scheduleContents.map((one) => sessionOf(one, found.answer)), [found]);
  const goTo = useRef<GoTo>(null);
  const around = useAround(contentId, data.found.answer);
  const isLong = isLongDay(found);
  useStartAtNow(around, sessions, data.found);
  const show = (next: ListWish, pauseMs?: number): void => search.search(withSearch(wish, next), pauseMs);
  if (data.found.wish.view === planView) return <MyPlan module={module} />;
  return (
    <PageFrame title={module.title || say.title}>
      <div className="hb-schedule">
        <NowStrip
          contentId={contentId}
          around={around}
          shown={sessions}
          goToNow={
            isLong && found.day === tokyoDay(context.now) ? () => goTo.current?.(pageOfNow(found)) ?? false : undefined
          }
        />
        <DayLinks contentId={contentId} found={found} onSearch={show} />
        <PlaceChips contentId={contentId} found={found} onSearch={show} />
        <ListSearch
          search={{ ...search, search: show, found: isLong ? { ...found, pages: 1 } : found }}
          groups={groupsOf(found.answer, say)}
          placeholder={say.keywordExample}
          hrefOf={(next, page) => scheduleHref(context, contentId, withSearch(wish, next), page)}
          tools={
            <>
              <PlanLink contentId={contentId} />
              <EventZone />
            </>
          }
          empty={<EmptyState icon={<CalendarIcon />} title={say.emptyTitle} text={say.emptyText} />}
        >
          <Sessions contentId={contentId} found={found} sessions={sessions} goTo={goTo} />
        </ListSearch>
      </div>
    </PageFrame>
  );
}

interface SessionsProps {
  contentId: number;
  found: FoundSchedulePage;
  sessions: readonly Session[];
  goTo: RefObject<GoTo | null>;
}

/** One day as a table and as a list, or what a search found, day by day. A favourite changes nothing here. */
const Sessions = memo(function Sessions({ contentId, found, sessions, goTo }: SessionsProps) {
  const language = useLanguage();
  const { day } = found;
  if (!isSearch(found.wish) && day !== undefined) {
    const caption = saidDay(day, language);
    return (
      <>
        <h2 className="hb-visually-hidden">{caption}</h2>
        {isLongDay(found) ? (
          <LongDay contentId={contentId} found={found} day={day} caption={caption} goTo={goTo} />
        ) : (
          <ShortDay contentId={contentId} sessions={sessions} places={found.answer.places} caption={caption} />
        )}
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
});

interface ShortDayProps extends Omit<SessionsProps, 'found' | 'goTo'> {
  places: ScheduleListAnswer['places'];
  caption: string;
}

/** What has ended when the page is opened is folded; what ends later stays where it is. */
function ShortDay({ contentId, sessions, places, caption }: ShortDayProps) {
  const { now } = usePageContext();
  const say = useTexts(scheduleTexts);
  const { ended, others } = useMemo(() => endedBefore(sessions, now), [sessions, now]);
  return (
    <>
      {ended.length === 0 ? null : (
        <details className="hb-schedule-ended">
          <summary>
            <ChevronDownIcon />
            {say.ended(ended.length)}
          </summary>
          <ScheduleAgenda contentId={contentId} sessions={ended} isPart />
        </details>
      )}
      {areParallel(others) ? (
        <ScheduleDayGrid contentId={contentId} sessions={others} places={places} caption={caption} />
      ) : null}
      <ScheduleAgenda contentId={contentId} sessions={others} />
    </>
  );
}

const isLongDay = ({ wish, day, pages }: FoundSchedulePage): boolean =>
  !isSearch(wish) && day !== undefined && pages > 1;

/** The page of a day that runs with what has begun last. */
function pageOfNow({ answer: { day } }: FoundSchedulePage): number {
  const begun = day?.starts.findLastIndex((start) => (parseInstant(start) ?? 0) <= serverClock.now()) ?? -1;
  return Math.max(1, begun + 1);
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

/** During the event the page begins at what is on, and with "to now" before and after it too. */
function useStartAtNow({ sessions, cut }: Around, shown: readonly Session[], { wish }: FoundSchedulePage): void {
  const { now } = usePageContext();
  // Of a long day the page has what begins now, and not what began first.
  const target = nowTarget(cut === null ? sessions : shown, now);
  const isToday = target !== undefined && target.date === tokyoDay(now);
  useEffect(() => {
    if (target !== undefined && wish.view !== planView) beginAtNow(target.scheduleId, isToday && !isSearch(wish));
    // Once, when the page is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
