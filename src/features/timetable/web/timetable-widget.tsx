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

/** What the home shows of a timetable. Undefined: nothing (TIMETABLE-008). */
export async function load(context: PageContext, module: Module): Promise<TimetableContents | undefined> {
  const contents = await callTimetable(context, module.contentId, { type: 'home' });
  return hasTimetableWidget(contents) ? contents : undefined;
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
