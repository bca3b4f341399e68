import type { JsonDocument, Moment } from '#server/database/column-types.ts';
import type { TicketKey } from '../sale/sale-tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    lottery_draw: LotteryDrawTable;
    lottery_further_draw: FurtherDrawTable;
  }
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
  draw_asked_at: Moment | null;
}

export interface FurtherDrawTable extends TicketKey {
  draw_number: number;
  secret: string;
  announced_at: Moment;
  draw_at: Moment | null;
  lapsed_at: Moment | null;
  list_hash: string | null;
  seed: string | null;
  record: Uint8Array | null;
  drawn_at: Moment | null;
  listed: number | null;
  won: number | null;
  settled_at: Moment | null;
}
