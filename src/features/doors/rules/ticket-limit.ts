/** Identifies a ticket: the content that sells it, and its id there. */
export interface TicketRef {
  contentId: number;
  ticketId: number;
}

/** Contents that only holders of certain tickets may enter (modules 3). */
export interface TicketLimit<Ticket extends TicketRef = TicketRef> {
  contentIds: readonly number[];
  tickets: readonly Ticket[];
  /** True when a visitor needs every ticket of the list, false when any one is enough. */
  isAnd: boolean;
}

export function isSameTicket(a: TicketRef, b: TicketRef): boolean {
  return a.contentId === b.contentId && a.ticketId === b.ticketId;
}

/** Whether the tickets of a member unlock the contents of a list (ACCESS-030, ACCESS-031). */
export function unlocks(
  { tickets, isAnd }: Pick<TicketLimit, 'tickets' | 'isAnd'>,
  held: readonly TicketRef[],
): boolean {
  const isHeld = (ticket: TicketRef): boolean => held.some((one) => isSameTicket(one, ticket));
  return isAnd ? tickets.every(isHeld) : tickets.some(isHeld);
}

/** The lists that name a content; a member must unlock all of them. */
export function limitsOf<Limit extends TicketLimit>(limits: readonly Limit[], contentId: number): Limit[] {
  return limits.filter(({ contentIds }) => contentIds.includes(contentId));
}
