import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    app_login_key: AppLoginKeyTable;
  }
}

export interface AppLoginKeyTable {
  key_hash: string;
  member_id: number;
  expires_at: Moment;
}
