import type { GeneratedAlways } from 'kysely';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    bank_line: BankLineTable;
    refund_account: RefundAccountTable;
    payout: PayoutTable;
    payout_refund: PayoutRefundTable;
  }
}

interface BankLineTable {
  site_key: string;
  line_key: string;
  payment_key: string;
  noted_at: Moment;
}

interface RefundAccountTable {
  order_id: number;
  site_key: string;
  token_hash: string | null;
  asked_at: Moment;
  until: Moment;
  /** Null: none was given, or it is sealed. */
  account: JsonDocument | null;
  sealed: string | null;
  given_at: Moment | null;
}

interface PayoutTable {
  payout_id: GeneratedAlways<number>;
  payout_key: string;
  site_key: string;
  state: 'made' | 'paid' | 'dropped';
  made_at: Moment;
  made_by: string;
  ended_at: Moment | null;
  refunds: number;
  amount: number;
}

interface PayoutRefundTable {
  ticket_refund_id: number;
  payout_id: number;
}
