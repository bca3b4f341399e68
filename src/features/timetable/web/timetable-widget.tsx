import { saidDay } from '#kernel/said-date.ts';
import { type PageContext, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ChevronRightIcon } from '#web/ui/icons.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { Link } from '#web/ui/link-context.ts';
import { Section } from '#web/ui/section.tsx';
import type { TimetableContents } from '../contract.ts';
import type { TimetableWidget } from '../documents.ts';
import { hasTimetableWidget } from '../rules/has-timetable-widget.ts';
import { EntryTime } from './entry-time.tsx';
import { callTimetable } from './read-timetable.ts';
import { timetableHref } from './timetable-address.ts';
import { type Day, daysOf, type Entry } from './timetable-model.ts';
import { timetableTexts } from './timetable-texts.ts';
import './timetable.css';

type Module = ModuleEntry<Partial<TimetableWidget>>;

export const texts = [timetableTexts];

/** What the home shows of a timetable, and no more: the page carries it. Undefined: nothing (TIMETABLE-008). */
export async function load(context: PageContext, module: Module): Promise<TimetableContents | undefined> {
  const contents = await callTimetable(context, module.contentId);
  if (!hasTimetableWidget(contents)) return undefined;
  const { timetables, list, widget } = contents;
  // When the organiser arranged only the list, the widget shows its beginning.
  const timetableSlots = widget.timetableSlots.length > 0 ? widget.timetableSlots : list.timetableSlots.slice(0, 1);
  const shown = new Set(
    timetableSlots.flatMap((slot) => slot.timetableTimeSlots.flatMap(({ timetableIds }) => timetableIds)),
  );
  return {
    ...contents,
    timetables: timetables.filter(({ timetableId }) => shown.has(timetableId)),
    list: { timetableSlots },
    widget: { timetableSlots: [] },
  };
}

export function Widget({ module, data }: { module: Module; data: TimetableContents }) {
  const context = usePageContext();
  const say = useTexts(timetableTexts);
  const { contentId, widget } = module;
  const days = daysOf(data, undefined);
  return (
    <Section
      title={widget.titleVisible === false ? say.title : module.title || say.title}
      more={{ href: timetableHref(context, contentId), label: say.all }}
    >
      {days.map((day) => (
        <WidgetDay key={day.date} day={day} contentId={contentId} />
      ))}
    </Section>
  );
}

function WidgetDay({ day, contentId }: { day: Day; contentId: number }) {
  const language = useLanguage();
  return (
    <>
      <h3 className="hb-timetable-widget-day">{[day.label, saidDay(day.date, language)].filter(Boolean).join(' ')}</h3>
      <Rows>
        {day.times.flat().map((entry) => (
          <WidgetEntry key={entry.timetableId} entry={entry} date={day.date} contentId={contentId} />
        ))}
      </Rows>
    </>
  );
}

function WidgetEntry({ entry, date, contentId }: { entry: Entry; date: string; contentId: number }) {
  const context = usePageContext();
  return (
    <li className="hb-row">
      <div className="hb-row-text">
        <p className="hb-row-meta">
          <EntryTime entry={entry} />
          {entry.venue === '' ? null : <span>{entry.venue}</span>}
          {entry.category === '' ? null : <Chip>{entry.category}</Chip>}
        </p>
        <p className="hb-row-title">
          <Link className="hb-card-link" href={timetableHref(context, contentId, { date })}>
            {entry.title}
          </Link>
        </p>
      </div>
      <ChevronRightIcon className="hb-row-arrow" />
    </li>
  );
}
