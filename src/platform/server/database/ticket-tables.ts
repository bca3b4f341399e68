import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { JsonDocument, Moment } from './column-types.ts';

interface TicketKey {
  site_key: string;
  content_id: number;
  ticket_id: number;
}

export interface TicketStockTable extends TicketKey {
  taken: Generated<number>;
}

export interface DiscountCodeUseTable {
  site_key: string;
  content_id: number;
  code_key: string;
  used: Generated<number>;
}

export interface TicketSnapshotTable extends TicketKey {
  snapshot_id: GeneratedAlways<number>;
  digest: string;
  document: JsonDocument;
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
/** What the purchaser of an order is to be told by mail. */
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
}

export type PurchasedTicketState = 'applied' | 'held' | 'issued' | 'released' | 'canceled';

export interface PurchasedTicketTable extends TicketKey {
  purchased_ticket_id: GeneratedAlways<number>;
  order_id: number;
  multiple_price_id: number | null;
  snapshot_id: number;
  price: number;
  original_price: number;
  state: PurchasedTicketState;
  purchaser_id: number | null;
  holder_id: number | null;
  code: string;
  qr_secret: string;
  checkin_count: Generated<number>;
  lottery_status: 'WAITING' | 'PRE_SUCCESS' | 'SUCCESS' | 'PRIMARY_SUCCESS' | 'SECONDARY_SUCCESS' | 'FAIL' | null;
  success_slot_id: number | null;
  transfer_status: 'TRANSFERRING' | 'TRANSFERRED' | null;
  transfer_code: string | null;
  transfer_started_at: Moment | null;
  available_started_at: Moment | null;
  canceled_at: Moment | null;
  checkin_user_mail: Generated<string>;
  checkin_user_info: JsonDocument;
}

export interface TicketCheckinTable {
  ticket_checkin_id: GeneratedAlways<number>;
  purchased_ticket_id: number;
  staff_id: number | null;
  checked_in_at: Moment;
}

export interface HeldNewsTable {
  order_id: number;
  /** Whose mailbox, as a hash. */
  news_key: string;
  tell: Extract<OrderNews, 'applied' | 'awaiting' | 'issued'>;
}

export interface TicketRefundTable {
  ticket_refund_id: GeneratedAlways<number>;
  order_id: number;
  attempt: number;
  purchased_ticket_id: number | null;
  amount: number;
  way: 'gateway' | 'byHand';
  state: 'owed' | 'asked' | 'done' | 'failed';
  created_at: Moment;
  changed_at: Moment;
}

export interface TicketReceiptTable {
  ticket_receipt_id: GeneratedAlways<number>;
  order_id: number;
  addressee: string;
  downloaded_at: Moment;
}

export interface LotteryDrawTable extends TicketKey {
  secret: string;
  public_value_source: string;
  closes_at: Moment;
  public_value: string | null;
  list_hash: string | null;
  closed_at: Moment | null;
  list: JsonDocument | null;
  seed: string | null;
  record: Uint8Array | null;
  drawn_at: Moment | null;
}

export interface PaymentTable {
  payment_key: string;
  site_key: string;
  gateway: 'sandbox' | 'stripe';
  provider: 'Sbps' | 'Stripe' | 'Paygent';
  stripe_account: string | null;
  method: 'CreditCard' | 'ConvenienceStore' | 'Bank';
  amount: number;
  gateway_key: string | null;
  answer: ColumnType<unknown, object | undefined, object>;
  sent_at: Moment;
  paid_elsewhere: Generated<number>;
  left_over: Generated<number>;
  created_at: Moment;
  changed_at: Moment;
}

export interface SavedCardTable {
  card_id: GeneratedAlways<number>;
  member_id: number;
  provider: 'Sbps' | 'Stripe' | 'Paygent';
  merchant_account: Generated<string>;
  site_key: string;
  customer_key: string;
  gateway_key: string;
  card_number: string;
  expire: string;
  card_brand: string;
  is_chosen: Generated<boolean>;
  created_at: Moment;
}

export interface TicketTables {
  ticket_stock: TicketStockTable;
  discount_code_use: DiscountCodeUseTable;
  ticket_snapshot: TicketSnapshotTable;
  ticket_order: TicketOrderTable;
  purchased_ticket: PurchasedTicketTable;
  ticket_checkin: TicketCheckinTable;
  ticket_refund: TicketRefundTable;
  held_news: HeldNewsTable;
  ticket_receipt: TicketReceiptTable;
  lottery_draw: LotteryDrawTable;
  payment: PaymentTable;
  saved_card: SavedCardTable;
}
