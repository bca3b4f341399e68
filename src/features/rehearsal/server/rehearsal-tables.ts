import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    rehearsal: RehearsalTable;
  }
}

interface RehearsalTable {
  site_key: string;
  rehearsal_of: string;
  operator_id: number;
  opens_sale: boolean;
  pass_hash: string;
  expires_at: Moment;
}
