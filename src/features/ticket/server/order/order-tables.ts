import type { Generated, GeneratedAlways } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    ticket_order: TicketOrderTable;
    ticket_order_search: TicketOrderSearchTable;
    ticket_order_event: TicketOrderEventTable;
  }
}

export type StoredOrderState =
  | 'applied'
  | 'lost'
  | 'reserved'
  | 'charging'
  | 'authenticating'
  | 'checking'
  | 'awaiting'
  | 'completed'
  | 'expired'
  | 'canceled';

export type StoredPaymentMethod = 'CreditCard' | 'ConvenienceStore' | 'Bank' | 'Local' | 'Free';

/** The news of an order that its purchaser has to be told by mail. */
export type OrderNews =
  | 'applied'
  | 'awaiting'
  | 'issued'
  | 'settled'
  | 'won'
  | 'lost'
  | 'paymentFailed'
  | 'expired'
  | 'canceled';

export interface TicketOrderTable {
  order_id: GeneratedAlways<number>;
  order_number: string;
  /** The number that its gateway knows, where the order has another one since. */
  gateway_number: Generated<string | null>;
  purchase_key: string;
  site_key: string;
  content_id: number;
  purchaser_id: number | null;
  purchaser_left: Generated<boolean>;
  state: StoredOrderState;
  payment_method: StoredPaymentMethod;
  amount: number;
  canceled_unpaid: Generated<number>;
  is_deferred: Generated<boolean>;
  attempt: Generated<number>;
  paid_attempt: number | null;
  refunded_attempts: Generated<number[]>;
  is_settled: Generated<boolean>;
  /** Whole yen of the money that bought the tickets: paid back, or owed to the buyer. A trigger counts it. */
  given_back: Generated<number>;
  held_until: Moment | null;
  ask_at: Moment | null;
  code_key: string | null;
  language: LanguageCode;
  purchaser_mail: Generated<string>;
  purchaser_info: JsonDocument;
  addressee: Generated<string>;
  include_receipt: Generated<boolean>;
  payment: JsonDocument;
  lottery: JsonDocument | null;
  ordered_at: Moment;
  paid_at: Moment | null;
  changed_at: Moment;
  tell: OrderNews | null;
  last_draw: Generated<number>;
  leaves_draws: Generated<boolean>;
}

interface TicketOrderSearchTable {
  order_id: number;
  site_key: string;
  folded: string;
  grams: string[];
}

interface TicketOrderEventTable {
  ticket_order_event_id: GeneratedAlways<number>;
  order_id: number;
  at: Moment;
  kind: string;
  attempt: number | null;
  ticket_refund_id: number | null;
  purchased_ticket_id: number | null;
}
