import type { SiteInit } from '#features/site/web.ts';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TicketIcon } from '#web/ui/icons.tsx';
import type { MyTickets, UnprocessedTicket } from '../contract.ts';
import { entriesOf, listEntries } from '../rules/list-entries.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { TicketEntries } from './ticket-entries.tsx';
import { TicketFilters, useTicketFilter } from './ticket-filters.tsx';
import { useTicketHref } from './ticket-href.ts';

export interface MyTicketListProps {
  tickets: MyTickets;
  /** The way to the ticket sale, for a member without tickets. */
  saleContentId: number | undefined;
}

/** The member's tickets, first those to act on, with the filters that find something (TICKET-061, 078). */
export function MyTicketList({ tickets, saleContentId }: MyTicketListProps) {
  const say = useTexts(myTicketTexts);
  const now = useServerNow();
  const hrefOf = useTicketHref();
  const [filter, setFilter] = useTicketFilter();
  const entries = listEntries<PurchasedTicketAnswer, UnprocessedTicket>(tickets, now);
  if (entries.length === 0) return <NoTickets saleContentId={saleContentId} />;
  const shown = entriesOf(entries, filter);
  return (
    <>
      <TicketFilters entries={entries} filter={filter} onChoose={setFilter} />
      <EventZone />
      {shown.length === 0 ? (
        <EmptyState icon={<TicketIcon />} title={say.nothingHere} />
      ) : (
        <TicketEntries entries={shown} hrefOf={hrefOf} isSample={tickets.isSample} now={now} />
      )}
    </>
  );
}

function NoTickets({ saleContentId }: Pick<MyTicketListProps, 'saleContentId'>) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(myTicketTexts);
  return (
    <EmptyState
      icon={<TicketIcon />}
      title={say.emptyTitle}
      text={say.emptyText}
      action={
        saleContentId === undefined ? null : (
          <LinkButton kind="primary" href={pageHref(context, 'ticketList', { contentId: saleContentId })}>
            {say.toTickets}
          </LinkButton>
        )
      }
    />
  );
}
