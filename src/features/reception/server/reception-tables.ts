import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';
import type { EntryOutcome } from '../rules/judge-entry.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    gate_key: GateKeyTable;
    gate_list: GateListTable;
    gate_entry: GateEntryTable;
  }
}

interface GateKeyTable {
  gate_key_id: number;
  private_key: string;
  public_key: string;
}

interface GateListTable {
  list_key: string;
  staff_link_id: number;
  tickets: number;
  made_at: Moment;
}

interface GateEntryTable {
  gate_entry_id: GeneratedAlways<number>;
  site_key: string;
  entry_key: string;
  purchased_ticket_id: number | null;
  content_id: number;
  gate: string;
  device: string;
  scanned_at: Moment;
  device_at: Moment;
  joined_at: Moment;
  outcome: EntryOutcome;
  other_at: Moment | null;
  other_gate: string | null;
  settled_at: ColumnType<Date | null, never, Date>;
  settled_by: Generated<string | null>;
}
