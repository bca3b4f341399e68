import type { Generated } from 'kysely';

interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

/** Every table of the database. The owner of a table adds it here with `declare module`, in a file `*-tables.ts`. */
export interface Tables {
  migration: MigrationTable;
}
