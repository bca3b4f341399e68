import type { MyTickets, PortalTickets } from '#features/my-ticket/contract.ts';
import { ofEvent } from '#features/my-ticket/server/list-portal-tickets.ts';
import type { EventLabel } from '#features/site/web.ts';
import { myTickets } from './my-tickets.ts';

export const noPortalTickets: PortalTickets = {
  isSample: false,
  events: [],
  purchasedTickets: [],
  unpaidTickets: [],
  unprocessedTickets: [],
  passedOnTickets: [],
};

/** An event of portal 1 in December 2026. */
export function eventLabel(eventId: number, more: Partial<EventLabel> = {}): EventLabel {
  return {
    portalId: 1,
    eventId,
    ownDomain: null,
    name: `催し${eventId}`,
    startDate: '2026-12-16 10:00',
    endDate: '2026-12-18 17:00',
    isWithdrawn: false,
    ...more,
  };
}

/** What the portal tells of tickets at one of its events. */
export function ticketsAt(event: EventLabel, held: Partial<MyTickets>): PortalTickets {
  return ofEvent(event, myTickets(held));
}

export function ticketsOfAll(...parts: readonly PortalTickets[]): PortalTickets {
  return {
    isSample: false,
    events: parts.flatMap(({ events }) => events),
    purchasedTickets: parts.flatMap(({ purchasedTickets }) => purchasedTickets),
    unpaidTickets: parts.flatMap(({ unpaidTickets }) => unpaidTickets),
    unprocessedTickets: parts.flatMap(({ unprocessedTickets }) => unprocessedTickets),
    passedOnTickets: parts.flatMap(({ passedOnTickets }) => passedOnTickets),
  };
}
