import { useEffect, useState } from 'react';
import { navigationTexts } from '#features/navigation/web.ts';
import type { EventEntry } from '#features/site/web.ts';
import { widgetSize } from '#kernel/limits.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { ScrollRow } from '#web/ui/scroll-row.tsx';
import { Section } from '#web/ui/section.tsx';
import type { InvitingEventWidget } from '../documents.ts';
import { EventEntryCard } from './event-entry-card.tsx';
import { eventListTexts } from './event-list-texts.ts';
import { listInvitations } from './read-events.ts';

type Module = ModuleEntry<Partial<InvitingEventWidget>>;

export const texts = [eventListTexts, navigationTexts];

/** The events a member is invited to. It appears once the member is known, and takes no place without an invitation. */
export function Widget({ module }: { module: Module }) {
  const context = usePageContext();
  const { isLoggedIn } = usePersonal();
  const say = useTexts(eventListTexts);
  const [events, setEvents] = useState<EventEntry[]>([]);
  const { numberOfDisplay = widgetSize, imageVisible } = module.widget;
  const { contentId } = module;

  useEffect(() => {
    setEvents([]);
    if (!isLoggedIn) return undefined;
    let isGone = false;
    listInvitations(context, contentId).then(
      (found) => {
        if (!isGone) setEvents(numberOfDisplay === 0 ? found : found.slice(0, numberOfDisplay));
      },
      // An invitation also comes by mail.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [context, isLoggedIn, contentId, numberOfDisplay]);

  if (events.length === 0) return null;
  return (
    <Section title={module.title || say.inviting}>
      <ScrollRow texts={say.invitingRow}>
        {events.map((event) => (
          <EventEntryCard key={event.eventId} event={event} imageVisible={imageVisible} />
        ))}
      </ScrollRow>
    </Section>
  );
}
