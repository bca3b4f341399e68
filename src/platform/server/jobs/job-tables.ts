import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    job: JobTable;
  }
}

export interface JobTable {
  job_id: GeneratedAlways<number>;
  name: string;
  data: JsonDocument;
  singleton_key: string | null;
  created_at: Moment;
  run_at: Moment;
  is_running: Generated<boolean>;
  attempts: Generated<number>;
  parked_at: Moment | null;
  last_error: string | null;
}
