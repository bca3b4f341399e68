import type { SaleSettings, TicketCategory, TicketContent } from '../../contract.ts';
import type { ListPlace } from './sale-address.ts';

/** One page of the tickets on sale, and the settings of the content. */
export interface Sale {
  tickets: TicketContent[];
  total: number;
  page: number;
  pages: number;
  /** Safe HTML (TICKET-126). */
  description: string;
  settings: SaleSettings;
  categories: TicketCategory[];
}

export interface SaleData {
  contentId: number;
  title: string;
  place: ListPlace;
  sale: Sale;
  /** The ticket of the detail above the list. Null when the address names a ticket that does not exist. */
  detail: { ticket: TicketContent | null; related: TicketContent[] } | undefined;
}

export function namesUnknownTicket({ detail }: SaleData): boolean {
  return detail?.ticket === null;
}
