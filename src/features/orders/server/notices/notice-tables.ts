import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';
import type { SalesNoticeChoice } from '../../rules/sales-notice.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    sold_order: SoldOrderTable;
    sales_notice_state: SalesNoticeStateTable;
    sales_notice: SalesNoticeTable;
  }
}

interface SoldOrderTable {
  sold_id: GeneratedAlways<number>;
  order_id: number;
  site_key: string;
  sold_at: Moment;
}

interface SalesNoticeStateTable {
  id: Generated<number>;
  order_id: number;
  order_event_id: number;
  secret: string | null;
}

interface SalesNoticeTable {
  operator_id: number;
  site_key: string;
  choice: SalesNoticeChoice | null;
  told_sold_id: Generated<number>;
  told_at: Moment | null;
  told_sold_out: Generated<string[]>;
}
