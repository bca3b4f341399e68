import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    bank_line: BankLineTable;
  }
}

interface BankLineTable {
  site_key: string;
  line_key: string;
  payment_key: string;
  noted_at: Moment;
}
