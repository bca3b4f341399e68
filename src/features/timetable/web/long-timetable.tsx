import { Fragment, useCallback, useMemo, useState } from 'react';
import { listPageSize } from '#kernel/list-pages.ts';
import { formatTime, parseInstant, tokyoDay } from '#kernel/period.ts';
import { saidDay } from '#kernel/said-date.ts';
import { columnsMax, useDayForms } from '#web/day-grid/long-day.ts';
import { useListSearch } from '#web/list/use-list-search.ts';
import { LongList } from '#web/long-list/long-list.tsx';
import { EventZone } from '#web/site/event-zone.tsx';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';
import { DayTabs } from './day-tabs.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { FoundCount, FoundDays } from './found-days.tsx';
import { readPart, type TimetablePart } from './read-timetable.ts';
import { placeOf, timetableHref, timetablePageHref, type TimetablePlace } from './timetable-address.ts';
import { TimetableAgenda } from './timetable-agenda.tsx';
import { TimetableDayGrid } from './timetable-day-grid.tsx';
import { daysOf, type Entry } from './timetable-model.ts';
import { TimetableSearchForm } from './timetable-search-form.tsx';
import { useMoreTickets } from './timetable-tickets.tsx';

interface LongProps {
  data: TimetablePart & { contentId: number; place: TimetablePlace };
}

interface FoundPart {
  wish: TimetablePlace;
  part: TimetablePart;
}

const typingPauseMs = 250;

/** A timetable too long for one document: the server searches it, and days come page by page. */
export function LongTimetable({ data }: LongProps) {
  const context = usePageContext();
  const { contentId, place, contents, sale } = data;
  const take = useMoreTickets();
  const read = useCallback(
    async (wish: TimetablePlace, page?: number): Promise<TimetablePart> => {
      const part = await readPart(context, contentId, wish, page);
      take(part.sale?.tickets ?? []);
      return part;
    },
    [context, contentId, take],
  );
  const loaded = useMemo(() => ({ wish: place, part: { contents, sale } }), [place, contents, sale]);
  const ports = useMemo(
    () => ({
      wishOf: placeOf,
      find: async (wish: TimetablePlace): Promise<FoundPart> => ({ wish, part: await read(wish) }),
      hrefOf: (wish: TimetablePlace) => timetableHref(context, contentId, wish),
    }),
    [context, contentId, read],
  );
  const { wish, found, state, search } = useListSearch<TimetablePlace, FoundPart>(loaded, ports);
  const [open, setOpen] = useState<Entry>();
  const { settings, page } = found.part.contents;
  const days = (page?.days ?? []).map((date) => ({
    date,
    label: settings.dateTabs.find((tab) => tab.date === date)?.label ?? '',
  }));
  const shown = page?.date ?? undefined;
  return (
    <div className="hb-timetable" aria-busy={state === 'searching' || undefined}>
      <TimetableSearchForm
        contentId={contentId}
        settings={settings}
        search={wish.search}
        onSearch={(next) => search({ ...wish, search: next }, next.text === wish.search.text ? 0 : typingPauseMs)}
      />
      {shown === undefined ? (
        <FoundCount count={page?.total ?? 0} />
      ) : (
        <DayTabs contentId={contentId} days={days} shown={shown} />
      )}
      {shown === undefined ? null : <h2 className="hb-visually-hidden">{saidDay(shown, context.language)}</h2>}
      <Pages contentId={contentId} found={found} read={read} onOpen={setOpen} />
      {page?.total === 0 ? null : <EventZone />}
      {open ? <EntryDialog entry={open} onClose={() => setOpen(undefined)} /> : null}
    </div>
  );
}

interface PagesProps {
  contentId: number;
  found: FoundPart;
  read: (wish: TimetablePlace, page?: number) => Promise<TimetablePart>;
  onOpen: (entry: Entry) => void;
}

function Pages({ contentId, found, read, onOpen }: PagesProps) {
  const context = usePageContext();
  const { wish, part } = found;
  const { page } = part.contents;
  const date = page?.date ?? undefined;
  const readPage = useCallback((one: number) => read({ ...wish, date }, one), [read, wish, date]);
  const show = useCallback(
    (one: TimetablePart, isPrinting: boolean) => <PartOfList part={one} isPrinting={isPrinting} onOpen={onOpen} />,
    [onOpen],
  );
  if (page === undefined || page.total === 0) return null;
  if (page.pages === 1) return <PartOfList part={part} isPrinting onOpen={onOpen} />;
  const name = JSON.stringify([contentId, date, wish.search]);
  const labelOf = (one: number): string => {
    const start = parseInstant(page.starts[one - 1] ?? '') ?? 0;
    return date === undefined ? saidDay(tokyoDay(start), context.language) : formatTime(start);
  };
  return (
    <LongList
      key={name}
      name={name}
      pages={page.pages}
      total={page.total}
      size={listPageSize}
      first={page.page}
      page={part}
      read={readPage}
      labelOf={labelOf}
      hrefOf={(one) => timetablePageHref(context, contentId, { ...wish, date }, one)}
      onPlace={(one) =>
        window.history.replaceState(window.history.state, '', timetablePageHref(context, contentId, wish, one))
      }
    >
      {show}
    </LongList>
  );
}

interface PartProps {
  part: TimetablePart;
  /** Both forms of a day: a short one, as nearly all days are. */
  isPrinting: boolean;
  onOpen: (entry: Entry) => void;
}

/** A page of a day as a table and as a list, or a page of what a search found. */
function PartOfList({ part: { contents, sale }, isPrinting, onOpen }: PartProps) {
  const language = useLanguage();
  const days = useMemo(() => daysOf(contents, sale), [contents, sale]);
  const { page, settings } = contents;
  const isDay = page?.date !== null;
  const hasTable = isDay && (settings.venues.length <= columnsMax || page?.pages === 1);
  const { table, list } = useDayForms(hasTable, isPrinting);
  if (!isDay) return <FoundDays days={days} onOpen={onOpen} />;
  const next = page === undefined ? undefined : page.starts[page.page];
  return days.map((day) => (
    <Fragment key={day.date}>
      {table ? (
        <TimetableDayGrid
          times={day.times}
          venues={settings.venues}
          caption={saidDay(day.date, language)}
          {...(page?.pages === 1 ? {} : { part: { until: next === undefined ? undefined : parseInstant(next) } })}
          onOpen={onOpen}
        />
      ) : null}
      {list ? <TimetableAgenda times={day.times} onOpen={onOpen} isWide={!hasTable} isPart /> : null}
    </Fragment>
  ));
}
