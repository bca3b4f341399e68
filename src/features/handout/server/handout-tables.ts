import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    handout_address: HandoutAddressTable;
  }
}

export interface HandoutAddressTable {
  key_hash: string;
  /** Of a stored handout; '' for a file that a call has made. */
  path: string;
  name: string;
  expires_at: Moment;
  /** The file that a call has made, and its media type. */
  bytes: Buffer | null;
  type: string | null;
  /** With it the address ends; null for a visitor's. */
  session_id: string | null;
}
