import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    ticket_refund: TicketRefundTable;
  }
}

export interface TicketRefundTable {
  ticket_refund_id: GeneratedAlways<number>;
  order_id: number;
  attempt: number;
  purchased_ticket_id: number | null;
  /** Of a change by the organiser, with a ticket of its order. */
  order_change_id: Generated<number | null>;
  amount: number;
  way: 'gateway' | 'byHand';
  state: 'owed' | 'asked' | 'done' | 'failed';
  created_at: Moment;
  changed_at: Moment;
}
