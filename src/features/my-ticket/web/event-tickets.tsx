import { useId } from 'react';
import { type EventLabel, useEventHref } from '#features/site/web.ts';
import { pagePath } from '#kernel/page.ts';
import { saidDate, saidPeriod } from '#kernel/said-date.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { PortalApplication, PortalTicket, PortalTickets } from '../contract.ts';
import { eventRuns } from '../rules/event-runs.ts';
import type { ListEntry } from '../rules/list-entries.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { TicketEntries } from './ticket-entries.tsx';
import { querySearch, type TicketHref } from './ticket-href.ts';

type Entry = ListEntry<PortalTicket, PortalApplication>;

interface EventRunsProps {
  tickets: PortalTickets;
  entries: readonly Entry[];
  now: number;
}

/** Tickets below the names of their events. */
export function EventRuns({ tickets, entries, now }: EventRunsProps) {
  return (
    <>
      {eventRuns(entries, eventIdOf).map(({ eventId, entries: shown }) => {
        const event = tickets.events.find((one) => one.eventId === eventId);
        return event === undefined ? null : (
          <EventTickets key={shown[0]?.key} event={event} entries={shown} isSample={tickets.isSample} now={now} />
        );
      })}
    </>
  );
}

const eventIdOf = (entry: Entry): number =>
  entry.kind === 'ticket' ? entry.ticket.eventId : entry.application.eventId;

interface EventTicketsProps {
  event: EventLabel;
  entries: readonly Entry[];
  isSample: boolean;
  now: number;
}

/** Every link leads to the event's own site. The event of a sample has none. */
function EventTickets({ event, entries, isSample, now }: EventTicketsProps) {
  const say = useTexts(myTicketTexts);
  const language = useLanguage();
  const eventHref = useEventHref();
  const id = useId();
  const { name, startDate, endDate, isWithdrawn } = event;
  const when =
    endDate === null ? saidDate(startDate, language, now) : saidPeriod(startDate ?? '', endDate, language, now);
  const hrefOf: TicketHref = (page, contentId, query) =>
    isSample ? undefined : eventHref(event, { rest: pagePath(page, { contentId }), query: querySearch(query) });
  return (
    <section className="hb-event-tickets" aria-labelledby={id}>
      <div className="hb-event-tickets-head">
        <h2 className="hb-event-tickets-name" id={id}>
          {isSample || isWithdrawn ? name : <a href={eventHref(event)}>{name}</a>}
        </h2>
        {when === '' ? null : <p className="hb-event-tickets-when">{when}</p>}
        {isWithdrawn ? <Chip>{say.eventClosed}</Chip> : null}
      </div>
      <TicketEntries entries={entries} hrefOf={hrefOf} heading="h3" isSample={isSample} now={now} event={event} />
    </section>
  );
}
