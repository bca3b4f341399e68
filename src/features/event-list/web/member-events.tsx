import { useEffect, useState } from 'react';
import type { EventEntry } from '#features/site/web.ts';
import { widgetSize } from '#kernel/limits.ts';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { ScrollRow } from '#web/ui/scroll-row.tsx';
import { Section } from '#web/ui/section.tsx';
import type { MemberEventsWidget } from '../documents.ts';
import { EventEntryCard } from './entry/event-entry-card.tsx';

export interface MemberEventsProps {
  module: ModuleEntry<Partial<MemberEventsWidget>>;
  /** Where the organiser has written none. */
  title: string;
  row: { previous: string; next: string };
  /** Reads the events of the member; the same function at every call. */
  list: (context: PageContext, contentId: number) => Promise<EventEntry[]>;
}

/** Events of one member. They appear once the member is known, and take no place where there are none. */
export function MemberEvents({ module, title, row, list }: MemberEventsProps) {
  const context = usePageContext();
  const { isLoggedIn } = usePersonal();
  const [events, setEvents] = useState<EventEntry[]>([]);
  const { numberOfDisplay = widgetSize, imageVisible } = module.widget;
  const { contentId } = module;

  useEffect(() => {
    setEvents([]);
    if (!isLoggedIn) return undefined;
    let isGone = false;
    list(context, contentId).then(
      (found) => {
        if (!isGone) setEvents(numberOfDisplay === 0 ? found : found.slice(0, numberOfDisplay));
      },
      // The home goes on without what is only an addition to it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [context, isLoggedIn, contentId, numberOfDisplay, list]);

  if (events.length === 0) return null;
  return (
    <Section title={module.title || title}>
      <ScrollRow texts={{ ...row, label: module.title || title }}>
        {events.map((event) => (
          <EventEntryCard key={event.eventId} event={event} imageVisible={imageVisible} />
        ))}
      </ScrollRow>
    </Section>
  );
}
