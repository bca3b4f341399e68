import { useState } from 'react';
import { saidDay } from '#kernel/said-date.ts';
import type { SiteInit } from '#features/site/web.ts';
import { ticketTexts } from '#features/ticket/web.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { type PageContext, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { CalendarIcon, SearchIcon } from '#web/ui/icons.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { TimetableContents } from '../contract.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { callTimetable, readSale, type TimetableSale } from './read-timetable.ts';
import { TimetableAgenda } from './timetable-agenda.tsx';
import { placeOf, timetableHref, type TimetablePlace } from './timetable-address.ts';
import { TimetableCart } from './timetable-cart.tsx';
import { TimetableDayGrid } from './timetable-day-grid.tsx';
import { countOf, type Day, dayShown, daysOf, type Entry, foundDays } from './timetable-model.ts';
import { TimetableSearchForm } from './timetable-search-form.tsx';
import { timetableTexts } from './timetable-texts.ts';
import { TimetableTicketsProvider } from './timetable-tickets.tsx';
import { useTimetablePlace } from './use-timetable-place.ts';
import './timetable.css';

export const texts = [timetableTexts, ticketTexts];

/** A timetable with its tickets (TIMETABLE-004). */
interface TimetableData {
  contentId: number;
  title: string;
  place: TimetablePlace;
  contents: TimetableContents;
  sale: TimetableSale | undefined;
}

/** Without an id it is the first timetable of the event (ROUTE-046, ROUTE-047). */
export async function load(context: PageContext<SiteInit>, { params, query }: LoadArguments): Promise<TimetableData> {
  const module = context.init.modules.find(
    ({ moduleCode, contentId }) =>
      moduleCode === 'timetable' && (params.contentId === undefined || contentId === Number(params.contentId)),
  );
  const contentId = module?.contentId ?? Number(params.contentId ?? 0);
  const contents = await callTimetable(context, contentId);
  const sale = await readSale(context, contents);
  return { contentId, title: module?.title ?? '', place: placeOf(query), contents, sale };
}

export function head({ title }: TimetableData, context: PageContext): PageHead {
  return { title: title || timetableTexts.of(context.language).title };
}

export function Page({ data }: { data: TimetableData }) {
  const say = useTexts(timetableTexts);
  const timetable = <Timetable data={data} />;
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
  const days = daysOf(contents, sale);
  const found = foundDays(days, place);
  const day = dayShown(days, place.date, context.now);
  const open = days.flatMap(({ times }) => times.flat()).find(({ timetableId }) => timetableId === openId);
  const onOpen = ({ timetableId }: Entry): void => setOpenId(timetableId);
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
  const context = usePageContext();
  const say = useTexts(timetableTexts);
  const language = useLanguage();
  return (
    <>
      {days.length > 1 ? (
        <TabLinks
          label={say.days}
          links={days.map((one) => ({
            href: timetableHref(context, data.contentId, { date: one.date }),
            label: <DayLabel day={one} />,
            current: one === day,
          }))}
        />
      ) : null}
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

function DayLabel({ day: { date, label } }: { day: Day }) {
  const language = useLanguage();
  return (
    <>
      {label === '' ? null : <span className="hb-timetable-day">{label}</span>}
      {saidDay(date, language)}
    </>
  );
}

/** The results of a search over all days. */
function Found({ days, onOpen }: { days: readonly Day[]; onOpen: (entry: Entry) => void }) {
  const say = useTexts(timetableTexts);
  const language = useLanguage();
  return (
    <div className="hb-timetable-found">
      <output className="hb-timetable-count">{say.found(countOf(days))}</output>
      {days.length === 0 ? (
        <EmptyState icon={<SearchIcon />} title={say.nothingFound} text={say.nothingFoundText} />
      ) : null}
      {days.map((day) => (
        <section key={day.date} aria-labelledby={`day-${day.date}`}>
          <h2 className="hb-timetable-found-day" id={`day-${day.date}`}>
            {[day.label, saidDay(day.date, language)].filter(Boolean).join(' ')}
          </h2>
          <TimetableAgenda times={day.times} onOpen={onOpen} />
        </section>
      ))}
    </div>
  );
}
