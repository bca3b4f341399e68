import type { GeneratedAlways } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    ticket_receipt: TicketReceiptTable;
  }
}

export interface TicketReceiptTable {
  ticket_receipt_id: GeneratedAlways<number>;
  order_id: number;
  addressee: string;
  downloaded_at: Moment;
  /** The receipt as it was issued, while its member can have it again. */
  file: Buffer | null;
  file_name: string | null;
}
