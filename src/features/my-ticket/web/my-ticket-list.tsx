import { useState } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { type MyTicketFilter, myTicketFilters } from '#features/ticket/rules/purchased/my-ticket-order.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TicketIcon } from '#web/ui/icons.tsx';
import type { MyTickets, UnprocessedTicket } from '../contract.ts';
import { entriesOf, filterCounts, listEntries } from '../rules/my-ticket-list.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { ApplicationCard, TicketCard } from './ticket-card.tsx';

export interface MyTicketListProps {
  tickets: MyTickets;
  /** The way to the ticket sale, for a member without tickets. */
  saleContentId: number | undefined;
}

/** The member's tickets, first those to act on, with the filters that find something (TICKET-061, 078). */
export function MyTicketList({ tickets, saleContentId }: MyTicketListProps) {
  const say = useTexts(myTicketTexts);
  const now = useServerNow();
  const [filter, setFilter] = useFilter();
  const entries = listEntries<PurchasedTicketAnswer, UnprocessedTicket>(tickets, now);
  if (entries.length === 0) return <NoTickets saleContentId={saleContentId} />;
  const counts = filterCounts(entries);
  const shown = entriesOf(entries, filter);
  return (
    <>
      {counts.length > 2 || filter !== 'all' ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not scroll sideways
        <div className="hb-ticket-filters" role="group" aria-label={say.filterLabel}>
          {counts.map(({ filter: one, count }) => (
            <button
              key={one}
              type="button"
              className="hb-ticket-filter"
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {say.filters[one]}
              <span className="hb-ticket-filter-count">
                <span aria-hidden="true">{count}</span>
                <span className="hb-visually-hidden">{say.count(count)}</span>
              </span>
            </button>
          ))}
        </div>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState icon={<TicketIcon />} title={say.nothingHere} />
      ) : (
        <ul className="hb-ticket-list">
          {shown.map((entry) => (
            <li key={entry.key}>
              {entry.kind === 'ticket' ? (
                <TicketCard ticket={entry.ticket} status={entry.status} isSample={tickets.isSample} now={now} />
              ) : (
                <ApplicationCard application={entry.application} isSample={tickets.isSample} now={now} />
              )}
            </li>
          ))}
        </ul>
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

const isFilter = (name: string | null): name is MyTicketFilter => name !== null && Object.hasOwn(myTicketFilters, name);

/** The address keeps the filter, so that Back from a ticket leads to the same list. */
function useFilter(): [MyTicketFilter, (filter: MyTicketFilter) => void] {
  const named = new URLSearchParams(useLocation().search).get('filter');
  const [filter, setFilter] = useState<MyTicketFilter>(isFilter(named) ? named : 'all');
  const choose = (next: MyTicketFilter): void => {
    setFilter(next);
    const url = new URL(window.location.href);
    if (next === 'all') url.searchParams.delete('filter');
    else url.searchParams.set('filter', next);
    window.history.replaceState(window.history.state, '', url);
  };
  return [filter, choose];
}
