/** Names a ticket: the content it is sold in and its id there. */
export interface TicketRef {
  contentId: number;
  ticketId: number;
}

/** Contents that holders of tickets may enter (modules 3). */
export interface TicketLimit<Ticket extends TicketRef = TicketRef> {
  contentIds: readonly number[];
  tickets: readonly Ticket[];
  /** Every ticket of the list has to be held; else any one of them. */
  isAnd: boolean;
}

export function isSameTicket(a: TicketRef, b: TicketRef): boolean {
  return a.contentId === b.contentId && a.ticketId === b.ticketId;
}

/** Whether the tickets somebody holds unlock what a list limits (ACCESS-030, ACCESS-031). */
export function unlocks(
  { tickets, isAnd }: Pick<TicketLimit, 'tickets' | 'isAnd'>,
  held: readonly TicketRef[],
): boolean {
  const isHeld = (ticket: TicketRef): boolean => held.some((one) => isSameTicket(one, ticket));
  return isAnd ? tickets.every(isHeld) : tickets.some(isHeld);
}

/** The lists that name a content; all of them have to be unlocked. */
export function limitsOf<Limit extends TicketLimit>(limits: readonly Limit[], contentId: number): Limit[] {
  return limits.filter(({ contentIds }) => contentIds.includes(contentId));
}
