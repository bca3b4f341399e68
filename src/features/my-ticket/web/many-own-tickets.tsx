import { useCallback } from 'react';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { longListTexts } from '#web/long-list/long-list-texts.ts';
import { pageHref, usePageContext } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import type { MyTickets, UnprocessedTicket } from '../contract.ts';
import { listEntries } from '../rules/list-entries.ts';
import type { ListPlace } from './load-my-tickets.ts';
import { ManyTickets } from './many-tickets.tsx';
import { readMyTickets } from './ticket/my-ticket-calls.ts';
import { TicketEntries } from './ticket-entries.tsx';
import { useTicketHref } from './ticket-href.ts';

export const texts = [longListTexts];

export interface ManyOwnTicketsProps {
  tickets: MyTickets;
  place: ListPlace;
  contentId: number | undefined;
}

/** More tickets of an event, or of one content, than one document holds. */
export function Part({ tickets, place, contentId }: ManyOwnTicketsProps) {
  const context = usePageContext();
  const read = useCallback(
    async (names: readonly number[]) => (await readMyTickets(context, contentId, { tickets: names })).data,
    [context, contentId],
  );
  const here =
    contentId === undefined ? pageHref(context, 'myTicket') : pageHref(context, 'myTicketContent', { contentId });
  return (
    <ManyTickets tickets={tickets} place={place} read={read} hrefOf={(page) => `${here}?page=${page}`}>
      {rows}
    </ManyTickets>
  );
}

const rows = (tickets: MyTickets) => <OwnTickets tickets={tickets} />;

function OwnTickets({ tickets }: { tickets: MyTickets }) {
  const now = useServerNow();
  const hrefOf = useTicketHref();
  const entries = listEntries<PurchasedTicketAnswer, UnprocessedTicket>(tickets, now);
  return <TicketEntries entries={entries} hrefOf={hrefOf} isSample={false} now={now} />;
}
