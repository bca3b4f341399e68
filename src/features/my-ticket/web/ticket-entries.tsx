import type { PortalApplication, UnprocessedTicket } from '../contract.ts';
import type { ListEntry } from '../rules/list-entries.ts';
import { ApplicationCard, type ListedProps, TicketCard, type TicketCardProps } from './ticket-card.tsx';

export interface TicketEntriesProps extends ListedProps {
  entries: readonly ListEntry<TicketCardProps['ticket'], UnprocessedTicket | PortalApplication>[];
}

/** Tickets and applications below each other. */
export function TicketEntries({ entries, ...common }: TicketEntriesProps) {
  return (
    <ul className="hb-ticket-list">
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.kind === 'ticket' ? (
            <TicketCard ticket={entry.ticket} status={entry.status} {...common} />
          ) : (
            <ApplicationCard application={entry.application} {...common} />
          )}
        </li>
      ))}
    </ul>
  );
}
