import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { MyTicketFilter } from '#features/ticket/rules/purchased/my-ticket-order.ts';
import { listPageSize } from '#kernel/list-pages.ts';
import { lastPageOf } from '#kernel/page-slice.ts';
import { LongList } from '#web/long-list/long-list.tsx';
import { EventZone } from '#web/site/event-zone.tsx';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TicketIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { TicketOrder } from '../contract.ts';
import { entriesOf } from '../rules/list-entries.ts';
import type { ListPlace } from './load-my-tickets.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { TicketFilters, useTicketFilter } from './ticket-filters.tsx';

interface ManyTicketsProps<Tickets> {
  tickets: Tickets;
  place: ListPlace;
  /** Reads the entries of these names; the same function as long as the list is the same. */
  read: (names: readonly number[]) => Promise<Tickets>;
  /** Where a page of the unfiltered list stands. */
  hrefOf: (page: number) => string;
  children: (tickets: Tickets) => ReactNode;
}

/** A long list of tickets in pages; its filters find among all. */
export function ManyTickets<Tickets>({ tickets, place, ...rest }: ManyTicketsProps<Tickets>) {
  const say = useTexts(myTicketTexts);
  const [filter, setFilter] = useTicketFilter();
  const chosen = entriesOf(place.order, filter);
  return (
    <>
      <TicketFilters entries={place.order} filter={filter} onChoose={setFilter} />
      <EventZone />
      {chosen.length === 0 ? <EmptyState icon={<TicketIcon />} title={say.nothingHere} /> : null}
      {filter === 'all' ? (
        <Pages key={filter} filter={filter} chosen={chosen} page={place.page} first={tickets} {...rest} />
      ) : chosen.length === 0 ? null : (
        <FoundTickets key={filter} filter={filter} chosen={chosen} {...rest} />
      )}
    </>
  );
}

interface ChosenProps<Tickets> extends Pick<ManyTicketsProps<Tickets>, 'read' | 'hrefOf' | 'children'> {
  filter: MyTicketFilter;
  chosen: TicketOrder;
}

const namesOn = (order: TicketOrder, page: number): number[] =>
  order.slice((page - 1) * listPageSize, page * listPageSize).map(({ name }) => name);

/** What a filter finds: its first page is read when the filter is pressed. */
function FoundTickets<Tickets>({ chosen, read, ...rest }: ChosenProps<Tickets>) {
  const common = useTexts(commonTexts);
  const [first, setFirst] = useState<Tickets | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isStale = false;
    read(namesOn(chosen, 1)).then(
      (tickets) => isStale || setFirst(tickets),
      () => isStale || setFirst('failed'),
    );
    return () => {
      isStale = true;
    };
    // The names of a filter are those with which it was pressed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [read, tries]);
  const again = (): void => {
    setFirst(undefined);
    setTries(tries + 1);
  };
  if (first === undefined) return <Skeleton shape="row" count={4} />;
  if (first === 'failed') {
    return <Button onClick={again}>{common.again}</Button>;
  }
  return <Pages chosen={chosen} page={1} first={first} read={read} {...rest} />;
}

interface PagesProps<Tickets> extends ChosenProps<Tickets> {
  page: number;
  first: Tickets;
}

function Pages<Tickets>({ filter, chosen, page, first, read, hrefOf, children }: PagesProps<Tickets>) {
  const readPage = useCallback((one: number) => read(namesOn(chosen, one)), [read, chosen]);
  const pages = lastPageOf(chosen.length, listPageSize);
  if (pages === 1) return children(first);
  const isAll = filter === 'all';
  return (
    <LongList
      name={filter}
      pages={pages}
      total={chosen.length}
      size={listPageSize}
      first={page}
      page={first}
      read={readPage}
      hrefOf={hrefOf}
      onPlace={(one) => {
        if (isAll) window.history.replaceState(window.history.state, '', hrefOf(one));
      }}
    >
      {children}
    </LongList>
  );
}
