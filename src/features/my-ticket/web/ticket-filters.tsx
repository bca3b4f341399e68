import { useState } from 'react';
import {
  type ListedStatus,
  type MyTicketFilter,
  myTicketFilters,
} from '#features/ticket/rules/purchased/my-ticket-order.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { useTexts } from '#web/site/page-context.ts';
import { filterCounts } from '../rules/list-entries.ts';
import { myTicketTexts } from './my-ticket-texts.ts';

export interface TicketFiltersProps {
  entries: readonly { status: ListedStatus }[];
  filter: MyTicketFilter;
  onChoose: (filter: MyTicketFilter) => void;
}

/** The filters that find something, each with its number (TICKET-078); none where there is but one beside `all`. */
export function TicketFilters({ entries, filter, onChoose }: TicketFiltersProps) {
  const say = useTexts(myTicketTexts);
  const counts = filterCounts(entries);
  if (counts.length <= 2 && filter === 'all') return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not scroll sideways
    <div className="hb-ticket-filters" role="group" aria-label={say.filterLabel}>
      {counts.map(({ filter: one, count }) => (
        <button
          key={one}
          type="button"
          className="hb-ticket-filter"
          aria-pressed={one === filter}
          onClick={() => onChoose(one)}
        >
          {say.filters[one]}
          <span className="hb-ticket-filter-count">
            <span aria-hidden="true">{count}</span>
            <span className="hb-visually-hidden">{say.count(count)}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

const isFilter = (name: string | null): name is MyTicketFilter => name !== null && Object.hasOwn(myTicketFilters, name);

/** The address keeps the filter, so that Back from a ticket leads to the same list. */
export function useTicketFilter(): [MyTicketFilter, (filter: MyTicketFilter) => void] {
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
