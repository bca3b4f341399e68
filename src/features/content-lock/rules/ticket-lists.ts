/** Tickets that unlock a content together, as a refusal with the reason `ticket` lists them. */
export interface TicketList {
  /** All of them are needed; else any one. */
  isAnd: boolean;
  tickets: { name: string; link: string; isHeld: boolean }[];
}

/** The lists of a refusal; what is no list of tickets is left out. */
export function ticketListsOf(details: Readonly<Record<string, unknown>> | undefined): TicketList[] {
  const { lists } = details ?? {};
  if (!Array.isArray(lists)) return [];
  return lists.filter((list: Partial<TicketList> | null): list is TicketList => Array.isArray(list?.tickets));
}

/** What is asked of whoever stands before a list: this one ticket, all of them, or any one. */
export function demandOf({ isAnd, tickets }: TicketList): 'oneOnly' | 'allOf' | 'anyOf' {
  if (tickets.length === 1) return 'oneOnly';
  return isAnd ? 'allOf' : 'anyOf';
}
