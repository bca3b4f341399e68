import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';
import type { CallingOffState, OrderOutcome } from '../rules/calling-off-state.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    calling_off: CallingOffTable;
    calling_off_order: CallingOffOrderTable;
    calling_off_news: CallingOffNewsTable;
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
  walked_to: Generated<number>;
}

interface CallingOffOrderTable {
  order_id: number;
  site_key: string;
  outcome: OrderOutcome;
  amount: Generated<number>;
  way: 'gateway' | 'byHand' | null;
  /** Of orders of before, each of which had mails of its own. */
  mails: Generated<number>;
  reason: Generated<string>;
  at: Moment;
}

interface CallingOffNewsTable {
  news_id: GeneratedAlways<number>;
  site_key: string;
  order_id: number;
  holder_id: number | null;
  outcome: 'canceled' | 'ended' | 'withdrawn';
  ticket_ids: number[];
  told_at: Moment | null;
  mail_id: string | null;
  failed: string | null;
  written_at: Moment;
}
