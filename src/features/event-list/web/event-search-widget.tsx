import { navigationTexts } from '#features/navigation/web.ts';
import type { EventEntry, searchEvents } from '#features/site/web.ts';
import { pageSizeMax, widgetSize } from '#kernel/limits.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { Section } from '#web/ui/section.tsx';
import type { EventSearchWidget } from '../documents.ts';
import { upcomingEvents } from '../rules/event-phase.ts';
import { EventEntryCard } from './entry/event-entry-card.tsx';
import { eventListTexts } from './entry/event-list-texts.ts';

type Module = ModuleEntry<Partial<EventSearchWidget>>;

export const texts = [eventListTexts, navigationTexts];

export async function load(context: PageContext, { contentId, widget }: Module): Promise<EventEntry[] | undefined> {
  const count = widget.numberOfDisplay ?? widgetSize;
  // The next ones come first.
  const { data } = await context.api.get<typeof searchEvents>('event_search/{portalId}/{contentId}', {
    params: { portalId: context.site.portalId, contentId },
    query: { per_page: count === 0 ? pageSizeMax : count },
  });
  const events = upcomingEvents(data, context.now, count);
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
