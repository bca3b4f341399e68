/** Tickets that unlock a content together, as listed by a refusal with the reason `ticket`. */
export interface TicketList {
  /** True when all of them are needed, false when any one is enough. */
  isAnd: boolean;
  tickets: { name: string; link: string; isHeld: boolean }[];
}

/** The lists of a refusal; anything that is no list of tickets is left out. */
export function ticketListsOf(details: Readonly<Record<string, unknown>> | undefined): TicketList[] {
  const { lists } = details ?? {};
  if (!Array.isArray(lists)) return [];
  return lists.filter((list: Partial<TicketList> | null): list is TicketList => Array.isArray(list?.tickets));
}

/** What a list asks of a visitor: this one ticket, all of them, or any one. */
export function demandOf({ isAnd, tickets }: TicketList): 'oneOnly' | 'allOf' | 'anyOf' {
  if (tickets.length === 1) return 'oneOnly';
  return isAnd ? 'allOf' : 'anyOf';
}
