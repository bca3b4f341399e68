import { useCallback, useId } from 'react';
import { useBackToMypage } from '#features/navigation/web.ts';
import type { EventLabel, SiteInit } from '#features/site/web.ts';
import { pagePath } from '#kernel/page.ts';
import { saidDate, saidPeriod } from '#kernel/said-date.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { pageHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { TicketIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useEventHref } from '#features/site/web.ts';
import type { PortalApplication, PortalTicket, PortalTickets } from '../contract.ts';
import { eventRuns } from '../rules/event-runs.ts';
import { entriesOf, type ListEntry, listEntries } from '../rules/list-entries.ts';
import type { ListPlace } from './load-my-tickets.ts';
import { ManyTickets } from './many-tickets.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';
import { readPortalTickets } from './ticket/my-ticket-calls.ts';
import { TicketEntries } from './ticket-entries.tsx';
import { TicketFilters, useTicketFilter } from './ticket-filters.tsx';
import { querySearch, type TicketHref } from './ticket-href.ts';
import './my-ticket.css';

type Entry = ListEntry<PortalTicket, PortalApplication>;

/** The member's tickets at all events of the portal, each below the name of its event (MYPAGE-011). */
export function PortalTicketScreen({ tickets, place }: { tickets: PortalTickets; place?: ListPlace | undefined }) {
  const say = useTexts(myTicketTexts);
  return (
    <PageFrame title={say.title} lead={say.portalLead} width="reading" back={useBackToMypage()}>
      {tickets.isSample ? <Notice kind="warning">{say.sampleText}</Notice> : null}
      {place === undefined ? (
        <PortalTicketList tickets={tickets} />
      ) : (
        <ManyPortalTickets tickets={tickets} place={place} />
      )}
    </PageFrame>
  );
}

function PortalTicketList({ tickets }: { tickets: PortalTickets }) {
  const say = useTexts(myTicketTexts);
  const now = useServerNow();
  const [filter, setFilter] = useTicketFilter();
  const entries = listEntries<PortalTicket, PortalApplication>(tickets, now);
  if (entries.length === 0) return <NoTickets />;
  const shown = entriesOf(entries, filter);
  return (
    <>
      <TicketFilters entries={entries} filter={filter} onChoose={setFilter} />
      <EventZone />
      {shown.length === 0 ? <EmptyState icon={<TicketIcon />} title={say.nothingHere} /> : null}
      <EventRuns tickets={tickets} entries={shown} now={now} />
    </>
  );
}

/** More tickets than one document holds. */
function ManyPortalTickets({ tickets, place }: { tickets: PortalTickets; place: ListPlace }) {
  const context = usePageContext();
  const read = useCallback(
    async (names: readonly number[]) => (await readPortalTickets(context, { tickets: names })).data,
    [context],
  );
  return (
    <ManyTickets
      tickets={tickets}
      place={place}
      read={read}
      hrefOf={(page) => `${pageHref(context, 'myTicket')}?page=${page}`}
    >
      {rows}
    </ManyTickets>
  );
}

const rows = (tickets: PortalTickets) => <PageOfTickets tickets={tickets} />;

function PageOfTickets({ tickets }: { tickets: PortalTickets }) {
  const now = useServerNow();
  return <EventRuns tickets={tickets} entries={listEntries<PortalTicket, PortalApplication>(tickets, now)} now={now} />;
}

interface EventRunsProps {
  tickets: PortalTickets;
  entries: readonly Entry[];
  now: number;
}

/** Tickets below the names of their events. */
function EventRuns({ tickets, entries, now }: EventRunsProps) {
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
      <TicketEntries entries={entries} hrefOf={hrefOf} heading="h3" isSample={isSample} now={now} />
    </section>
  );
}

/** The way to the portal's search of events, or to its home. */
function NoTickets() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(myTicketTexts);
  const search = context.init.modules.find(({ moduleCode }) => moduleCode === 'event_search');
  return (
    <EmptyState
      icon={<TicketIcon />}
      title={say.emptyTitle}
      text={say.emptyText}
      action={
        <LinkButton
          kind="primary"
          href={
            search === undefined
              ? pageHref(context, 'home')
              : pageHref(context, 'moduleList', { moduleCode: 'event_search', contentId: search.contentId })
          }
        >
          {say.toEvents}
        </LinkButton>
      }
    />
  );
}
