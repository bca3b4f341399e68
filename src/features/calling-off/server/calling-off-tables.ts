import type { Generated } from 'kysely';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';
import type { CallingOffState, OrderOutcome } from '../rules/calling-off-state.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    calling_off: CallingOffTable;
    calling_off_order: CallingOffOrderTable;
  }
}

interface CallingOffTable {
  site_key: string;
  state: CallingOffState;
  said: JsonDocument;
  keeps_fee: boolean;
  begun_at: Moment;
  operator_id: number;
  operator_name: string;
  ended_at: Moment | null;
  batch: Generated<number>;
}

interface CallingOffOrderTable {
  order_id: number;
  site_key: string;
  outcome: OrderOutcome;
  amount: Generated<number>;
  way: 'gateway' | 'byHand' | null;
  mails: Generated<number>;
  reason: Generated<string>;
  at: Moment;
}
