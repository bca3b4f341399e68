import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';
import type { ImportState, StopReason } from '../rules/import-states.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    attendee_import: AttendeeImportTable;
    attendee_import_row: AttendeeImportRowTable;
    attendee_import_reference: AttendeeImportReferenceTable;
  }
}

export interface AttendeeImportTable {
  import_id: GeneratedAlways<number>;
  site_key: string;
  import_key: string;
  state: Generated<ImportState>;
  file_name: string;
  rows_all: number;
  plan: JsonDocument;
  staged: Generated<number>;
  left_out: Generated<number>;
  rows_done: Generated<number>;
  tickets_done: Generated<number>;
  batch: Generated<number>;
  batch_rows: number;
  stop_reason: Generated<StopReason | ''>;
  stop_line: number | null;
  operator_id: number | null;
  made_by: string;
  made_at: Moment;
  changed_at: Moment;
  started_at: Moment | null;
  ended_at: Moment | null;
}

interface AttendeeImportRowTable {
  import_id: number;
  row_no: number;
  line: number;
  cells: JsonDocument;
  mail_key: string;
  content_id: number;
  ticket_id: number;
  number: number;
  reference_digest: string;
}

interface AttendeeImportReferenceTable {
  site_key: string;
  reference_digest: string;
  order_id: number;
}
