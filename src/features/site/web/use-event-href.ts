import { useSyncExternalStore } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import { eventHref, type EventPage, type EventPlace } from '../rules/event-href.ts';

/** Makes the address of a page of another event. The link loads a document, since another site has its own state. */
export function useEventHref(): (event: EventPlace, page?: EventPage) => string {
  const context = usePageContext();
  const port = usePort();
  return (event, page) => eventHref(event, context, { port }, page);
}

/** The port of this page, which another domain of this server shares; the server's HTML leaves it out. */
function usePort(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.port,
    () => '',
  );
}

const neverChanges = () => () => undefined;
