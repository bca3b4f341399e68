import type { SaleSettings, TicketCategory, TicketContent } from '../../contract.ts';
import type { ListPlace } from './sale-address.ts';

/** One page of what is for sale, and what the content says beside it. */
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
  /** The ticket whose detail lies above; null where the address names one that is not there. */
  detail: { ticket: TicketContent | null; related: TicketContent[] } | undefined;
}
