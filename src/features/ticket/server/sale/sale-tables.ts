import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonDocument } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    ticket_stock: TicketStockTable;
    discount_code_use: DiscountCodeUseTable;
    ticket_snapshot: TicketSnapshotTable;
  }
}

export interface TicketKey {
  site_key: string;
  content_id: number;
  ticket_id: number;
}

interface TicketStockTable extends TicketKey {
  taken: Generated<number>;
}

interface DiscountCodeUseTable {
  site_key: string;
  content_id: number;
  code_key: string;
  used: Generated<number>;
}

interface TicketSnapshotTable extends TicketKey {
  snapshot_id: GeneratedAlways<number>;
  digest: string;
  document: JsonDocument;
}
