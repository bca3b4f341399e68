import { navigationTexts } from '#features/navigation/web.ts';
import type { EventEntry, EventFilters, searchEvents, SiteInit } from '#features/site/web.ts';
import { pageSizeMax, widgetSize } from '#kernel/limits.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CalendarIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/section.tsx';
import type { EventSearchWidget } from '../documents.ts';
import { eventPhase, upcomingEvents } from '../rules/event-phase.ts';
import { noWish } from '../rules/search-wish.ts';
import { EventEntrance } from './event-entrance.tsx';
import { EventEntryCard } from './entry/event-entry-card.tsx';
import { eventListTexts } from './entry/event-list-texts.ts';
import { searchHref } from './search-href.ts';

type Module = ModuleEntry<Partial<EventSearchWidget>>;

export interface NextEvents {
  events: EventEntry[];
  /** The prices among which its search chooses; only the first list of a home has the search above it. */
  fees: EventFilters['fees'] | undefined;
}

export const texts = [eventListTexts, navigationTexts];

export async function load(context: PageContext<SiteInit>, module: Module): Promise<NextEvents | undefined> {
  const { contentId, widget } = module;
  const count = widget.numberOfDisplay ?? widgetSize;
  // The next ones come first.
  const { data, filters } = await context.api.get<typeof searchEvents>('event_search/{portalId}/{contentId}', {
    params: { portalId: context.site.portalId, contentId },
    query: { per_page: count === 0 ? pageSizeMax : count },
  });
  const events = upcomingEvents(data, context.now, count);
  // A home without events says so once, where they will stand.
  const isFirst = isFirstList(context.init, module);
  if (events.length === 0 && !isFirst) return undefined;
  return { events, fees: isFirst ? filters.fees : undefined };
}

function isFirstList({ modules }: SiteInit, { contentId }: Module): boolean {
  const first = modules.find(({ moduleCode, onHome }) => moduleCode === 'event_search' && onHome);
  return first?.contentId === contentId;
}

export function Widget({ module, data: { events, fees } }: { module: Module; data: NextEvents }) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const { title, widget } = module;
  const imageVisible = widget.imageVisible ?? true;
  const [first] = events;
  // What is to come stands first.
  const isOver = first && eventPhase(first.overview, context.now) === 'ended';
  return (
    <>
      {fees && first ? <EventEntrance module={module} fees={fees} hasPeriods={!isOver} /> : null}
      <Section
        title={title || (isOver ? say.past : say.upcoming)}
        more={first && { href: searchHref(context, module, noWish), label: say.all }}
      >
        {isOver ? <p className="hb-card-lead">{say.nothingComing}</p> : null}
        {first ? (
          <div className={classNames('hb-card-grid', 'hb-event-grid', !imageVisible && 'hb-events-plain')}>
            {events.map((event) => (
              <EventEntryCard key={event.eventId} event={event} imageVisible={imageVisible} />
            ))}
          </div>
        ) : (
          <EmptyState icon={<CalendarIcon />} title={say.noEvents} text={say.noEventsText} />
        )}
      </Section>
    </>
  );
}
