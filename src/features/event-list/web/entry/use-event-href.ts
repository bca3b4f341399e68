import { usePageContext } from '#web/site/page-context.ts';
import { usePort } from '#web/site/use-port.ts';
import { eventHref, type EventPage, type EventPlace } from '../../rules/event-href.ts';

/** Makes the address of a page of another event. The link loads a document, since another site has its own state. */
export function useEventHref(): (event: EventPlace, page?: EventPage) => string {
  const context = usePageContext();
  const port = usePort();
  return (event, page) => eventHref(event, context, { port }, page);
}
