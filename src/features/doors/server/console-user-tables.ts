import type { MomentNow } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    console_user: ConsoleUserTable;
  }
}

export interface ConsoleUserTable {
  console_user: string;
  portal_id: number;
  event_id: number | null;
  created_at: MomentNow;
}
