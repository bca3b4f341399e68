import type { ColumnType } from 'kysely';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    attendee_columns: AttendeeColumnsTable;
    attendee_export: AttendeeExportTable;
  }
}

interface AttendeeColumnsTable {
  operator_id: number;
  site_key: string;
  columns: ColumnType<string[], string[], string[]>;
}

interface AttendeeExportTable {
  token_hash: string;
  operator_id: number;
  site_key: string;
  wish: JsonDocument;
  made_at: Moment;
}
