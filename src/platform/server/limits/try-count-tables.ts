import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    try_count: TryCountTable;
  }
}

export interface TryCountTable {
  /** A hash: it names nobody. */
  try_key: string;
  tries: number;
  ends_at: Moment;
}
