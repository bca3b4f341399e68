import { useCallback, useMemo, useState } from 'react';
import { pageFromQuery } from '#web/site/paged-list.ts';
import { saidDay } from '#kernel/said-date.ts';
import type { SiteInit } from '#features/site/web.ts';
import { ticketTexts } from '#features/ticket/web.ts';
import { longListTexts } from '#web/long-list/long-list-texts.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { type PageContext, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { CalendarIcon } from '#web/ui/icons.tsx';
import { dayShown } from '../rules/timetable-slots.ts';
import { DayTabs } from './day-tabs.tsx';
import { Found } from './found-days.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { LongTimetable } from './long-timetable.tsx';
import { readPart, type TimetablePart } from './read-timetable.ts';
import { TimetableAgenda } from './timetable-agenda.tsx';
import { placeOf, type TimetablePlace } from './timetable-address.ts';
import { TimetableCart } from './timetable-cart.tsx';
import { TimetableDayGrid } from './timetable-day-grid.tsx';
import { type Day, daysOf, type Entry, foundDays } from './timetable-model.ts';
import { TimetableSearchForm } from './timetable-search-form.tsx';
import { timetableTexts } from './timetable-texts.ts';
import { TimetableTicketsProvider } from './timetable-tickets.tsx';
import { useTimetablePlace } from './use-timetable-place.ts';
import './timetable.css';

export const texts = [timetableTexts, longListTexts, ticketTexts];

/** A timetable with its tickets (TIMETABLE-004). */
interface TimetableData extends TimetablePart {
  contentId: number;
  title: string;
  place: TimetablePlace;
}

/** Without an id it is the first timetable of the event (ROUTE-046, ROUTE-047). */
export async function load(context: PageContext<SiteInit>, { params, query }: LoadArguments): Promise<TimetableData> {
  const module = context.init.modules.find(
    ({ moduleCode, contentId }) =>
      moduleCode === 'timetable' && (params.contentId === undefined || contentId === Number(params.contentId)),
  );
  const contentId = module?.contentId ?? Number(params.contentId ?? 0);
  const place = placeOf(query);
  const page = query.has('page') ? pageFromQuery(query) : undefined;
  const part = await readPart(context, contentId, place, page);
  return { contentId, title: module?.title ?? '', place, ...part };
}

export function head({ title }: TimetableData, context: PageContext): PageHead {
  return { title: title || timetableTexts.of(context.language).title };
}

export function Page({ data }: { data: TimetableData }) {
  const say = useTexts(timetableTexts);
  const timetable = data.contents.page === undefined ? <Timetable data={data} /> : <LongTimetable data={data} />;
  return (
    <PageFrame title={data.title || say.title}>
      {data.sale === undefined ? (
        timetable
      ) : (
        <TimetableTicketsProvider sale={data.sale}>
          <TimetableCart>{timetable}</TimetableCart>
        </TimetableTicketsProvider>
      )}
    </PageFrame>
  );
}

function Timetable({ data }: { data: TimetableData }) {
  const context = usePageContext();
  const say = useTexts(timetableTexts);
  const { contentId, contents, sale } = data;
  const { place, search } = useTimetablePlace(contentId, data.place);
  const [openId, setOpenId] = useState<number>();
  const days = useMemo(() => daysOf(contents, sale), [contents, sale]);
  const found = foundDays(days, place);
  const day = dayShown(days, place.date, context.now);
  const open = days.flatMap(({ times }) => times.flat()).find(({ timetableId }) => timetableId === openId);
  const onOpen = useCallback(({ timetableId }: Entry): void => setOpenId(timetableId), []);
  if (day === undefined) return <EmptyState icon={<CalendarIcon />} title={say.emptyTitle} text={say.emptyText} />;
  return (
    <div className="hb-timetable">
      <TimetableSearchForm contentId={contentId} settings={contents.settings} search={place.search} onSearch={search} />
      {found === undefined ? (
        <OneDay data={data} day={day} days={days} onOpen={onOpen} />
      ) : (
        <Found days={found} onOpen={onOpen} />
      )}
      {found?.length === 0 ? null : <EventZone />}
      {open ? <EntryDialog entry={open} onClose={() => setOpenId(undefined)} /> : null}
    </div>
  );
}

interface DayProps {
  data: TimetableData;
  day: Day;
  days: readonly Day[];
  onOpen: (entry: Entry) => void;
}

function OneDay({ data, day, days, onOpen }: DayProps) {
  const language = useLanguage();
  return (
    <>
      <DayTabs contentId={data.contentId} days={days} shown={day.date} />
      <h2 className="hb-visually-hidden">{saidDay(day.date, language)}</h2>
      <TimetableDayGrid
        times={day.times}
        venues={data.contents.settings.venues}
        caption={saidDay(day.date, language)}
        onOpen={onOpen}
      />
      <TimetableAgenda times={day.times} onOpen={onOpen} />
    </>
  );
}
