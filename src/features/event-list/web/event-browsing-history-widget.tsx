import { useEffect, useState } from 'react';
import { navigationTexts } from '#features/navigation/web.ts';
import type { EventEntry, listPortalEvents } from '#features/site/web.ts';
import { widgetSize } from '#kernel/limits.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { ScrollRow } from '#web/ui/scroll-row.tsx';
import { Section } from '#web/ui/section.tsx';
import type { BrowsingHistoryWidget } from '../documents.ts';
import { EventEntryCard } from './entry/event-entry-card.tsx';
import { eventListTexts } from './entry/event-list-texts.ts';
import { visitedEvents } from './visited-events.ts';

type Module = ModuleEntry<Partial<BrowsingHistoryWidget>>;

export const texts = [eventListTexts, navigationTexts];

/** Only the browser knows the visited events: the widget appears after hydration; without a visit it takes no place. */
export function Widget({ module }: { module: Module }) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const [events, setEvents] = useState<EventEntry[]>([]);
  const { numberOfDisplay = widgetSize } = module.widget;

  useEffect(() => {
    const visited = visitedEvents(context.site.portalId, browserStorage().local);
    if (visited.length === 0) return undefined;
    let isGone = false;
    listEvents(context, visited).then(
      (listed) => {
        if (isGone) return;
        const found = visited.flatMap((id) => listed.find(({ eventId }) => eventId === id) ?? []);
        setEvents(numberOfDisplay === 0 ? found : found.slice(0, numberOfDisplay));
      },
      // A failure of this list must not disturb the visitor.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [context, numberOfDisplay]);

  if (events.length === 0) return null;
  return (
    <Section title={module.title || say.history}>
      <ScrollRow texts={say.historyRow}>
        {events.map((event) => (
          <EventEntryCard key={event.eventId} event={event} />
        ))}
      </ScrollRow>
    </Section>
  );
}

async function listEvents({ api, site }: PageContext, eventIds: readonly number[]): Promise<EventEntry[]> {
  const answer = await api.get<typeof listPortalEvents>('portal/{portalId}/events', {
    params: { portalId: site.portalId },
    query: { event_id: [...eventIds] },
  });
  return answer.data;
}
