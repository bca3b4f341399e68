import type { ChargebackState } from '#features/payment/rules/gateway-answer.ts';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    ticket_chargeback: TicketChargebackTable;
  }
}

interface TicketChargebackTable {
  /** `stripe/du_…` */
  chargeback_key: string;
  order_id: number;
  attempt: number;
  amount: number;
  reason: string;
  state: ChargebackState;
  respond_by: Moment | null;
  /** Null: the money is back, or had never gone. */
  ticket_refund_id: number | null;
  opened_at: Moment;
  changed_at: Moment;
}
