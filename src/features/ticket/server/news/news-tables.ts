import type { OrderNews } from '../order/order-tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    held_news: HeldNewsTable;
  }
}

export interface HeldNewsTable {
  order_id: number;
  /** Whose mailbox, as a hash. */
  news_key: string;
  tell: Extract<OrderNews, 'applied' | 'awaiting' | 'issued'>;
}
