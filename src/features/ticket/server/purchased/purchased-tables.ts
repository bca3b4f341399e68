import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';
import type { TicketKey } from '../sale/sale-tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    purchased_ticket: PurchasedTicketTable;
    ticket_checkin: TicketCheckinTable;
    former_ticket_code: FormerTicketCodeTable;
  }
}

type PurchasedTicketState = 'applied' | 'held' | 'issued' | 'released' | 'canceled';

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

interface TicketCheckinTable {
  ticket_checkin_id: GeneratedAlways<number>;
  purchased_ticket_id: number;
  staff_id: number | null;
  gate: Generated<string>;
  entry_key: Generated<string | null>;
  checked_in_at: Moment;
}

/** What opened the gate until the ticket got another code. */
interface FormerTicketCodeTable {
  purchased_ticket_id: number;
  number_hash: string;
  qr_hash: string;
  ended_at: Moment;
}
