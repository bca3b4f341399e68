import type { Generated } from 'kysely';

interface PlaybackSecretTable {
  /** There is one row. */
  id: Generated<number>;
  secret: string;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    playback_secret: PlaybackSecretTable;
  }
}
