import { useCallback } from 'react';
import { longListTexts } from '#web/long-list/long-list-texts.ts';
import { pageHref, usePageContext } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import type { PortalApplication, PortalTicket, PortalTickets } from '../contract.ts';
import { listEntries } from '../rules/list-entries.ts';
import { EventRuns } from './event-tickets.tsx';
import type { ListPlace } from './load-my-tickets.ts';
import { ManyTickets } from './many-tickets.tsx';
import { readPortalTickets } from './ticket/my-ticket-calls.ts';

export const texts = [longListTexts];

export interface ManyPortalTicketsProps {
  tickets: PortalTickets;
  place: ListPlace;
}

/** More tickets of a portal than one document holds. */
export function Part({ tickets, place }: ManyPortalTicketsProps) {
  const context = usePageContext();
  const read = useCallback(
    async (names: readonly number[]) => (await readPortalTickets(context, { tickets: names })).data,
    [context],
  );
  const hrefOf = (page: number): string => `${pageHref(context, 'myTicket')}?page=${page}`;
  return (
    <ManyTickets tickets={tickets} place={place} read={read} hrefOf={hrefOf}>
      {rows}
    </ManyTickets>
  );
}

const rows = (tickets: PortalTickets) => <PageOfTickets tickets={tickets} />;

function PageOfTickets({ tickets }: { tickets: PortalTickets }) {
  const now = useServerNow();
  return <EventRuns tickets={tickets} entries={listEntries<PortalTicket, PortalApplication>(tickets, now)} now={now} />;
}
