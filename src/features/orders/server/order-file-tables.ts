import type { ColumnType } from 'kysely';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    order_columns: OrderColumnsTable;
    order_export: OrderExportTable;
  }
}

interface OrderColumnsTable {
  operator_id: number;
  site_key: string;
  columns: ColumnType<string[], string[], string[]>;
}

interface OrderExportTable {
  token_hash: string;
  operator_id: number;
  site_key: string;
  wish: JsonDocument;
  made_at: Moment;
}
