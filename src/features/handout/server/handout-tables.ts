import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    handout_address: HandoutAddressTable;
  }
}

export interface HandoutAddressTable {
  key_hash: string;
  path: string;
  name: string;
  expires_at: Moment;
  /** With it the address ends; null for a visitor's. */
  session_id: string | null;
}
