import { navigationTexts } from '#features/navigation/web.ts';
import type { EventEntry } from '#features/site/web.ts';
import { widgetSize } from '#kernel/limits.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { Section } from '#web/ui/section.tsx';
import type { EventSearchWidget } from '../documents.ts';
import { upcomingEvents } from '../rules/event-phase.ts';
import { EventEntryCard } from './event-entry-card.tsx';
import { eventListTexts } from './event-list-texts.ts';
import { listEvents } from './read-events.ts';

type Module = ModuleEntry<Partial<EventSearchWidget>>;

export const texts = [eventListTexts, navigationTexts];

export async function load(context: PageContext, { widget }: Module): Promise<EventEntry[] | undefined> {
  const events = upcomingEvents(await listEvents(context), context.now, widget.numberOfDisplay ?? widgetSize);
  return events.length === 0 ? undefined : events;
}

export function Widget({ module, data }: { module: Module; data: EventEntry[] }) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const { contentId, title, widget } = module;
  const href = pageHref(context, 'moduleList', { moduleCode: 'event_search', contentId });
  const imageVisible = widget.imageVisible ?? true;
  return (
    <Section title={title || say.upcoming} more={{ href, label: say.all }}>
      <div className={imageVisible ? 'hb-card-grid' : 'hb-card-grid hb-events-plain'}>
        {data.map((event) => (
          <EventEntryCard key={event.eventId} event={event} imageVisible={imageVisible} />
        ))}
      </div>
    </Section>
  );
}
