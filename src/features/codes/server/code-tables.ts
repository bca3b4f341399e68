import type { GeneratedAlways } from 'kysely';

declare module '#server/database/tables.ts' {
  interface Tables {
    code_batch: CodeBatchTable;
    made_code: MadeCodeTable;
  }
}

interface CodeBatchTable {
  code_batch_id: GeneratedAlways<number>;
  site_key: string;
  content_id: number;
  ticket_id: number | null;
  name: string;
  partner: string;
  is_for_free: boolean;
  discount_price: number;
  tickets_per_payment: number;
  uses_max: number;
  usable_from: Date | null;
  usable_until: Date | null;
  made_by: number | null;
  made_by_name: string;
  made_at: Date;
  ended_at: Date | null;
}

interface MadeCodeTable {
  code_key: string;
  code_batch_id: number;
  /** In its batch, from 1 on. */
  place: number;
  ended_at: Date | null;
}
