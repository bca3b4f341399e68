import type { Generated } from 'kysely';
import type { Moment, MomentNow } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    access_log: AccessLogTable;
    site_visitors: SiteVisitorsTable;
    visit_source: VisitSourceTable;
    order_source: OrderSourceTable;
    source_visitors: SourceVisitorsTable;
    stream_visitors: StreamVisitorsTable;
  }
}

/** Of a day in Japan; event 0 is the portal itself. */
interface SiteVisitorsTable {
  portal_id: number;
  event_id: number;
  day: string;
  visitors: number;
  views: number;
}

export interface AccessLogTable {
  log_check_key: string;
  received_at: MomentNow;
  portal_id: number | null;
  event_id: number | null;
  content_id: number | null;
  detail_id: number | null;
  client_id: number | null;
  user_id: string | null;
  is_login: boolean | null;
  anonymous_token: string | null;
  action: string | null;
  page: string | null;
  click_item: string | null;
  click_item_value: string | null;
  type: string | null;
  device: string | null;
  url: string | null;
  action_time: Moment | null;
  pcode: string | null;
  domain: string | null;
  utm_source: string | null;
  /** Whether the browser of a session of the member sent it. */
  is_proved: Generated<boolean>;
}

interface VisitSourceTable {
  site_key: string;
  token_hash: string;
  source: string;
  seen_at: Moment;
}

interface OrderSourceTable {
  order_id: number;
  site_key: string;
  source: string;
}

interface SourceVisitorsTable {
  site_key: string;
  day: string;
  source: string;
  visitors: number;
}

interface StreamVisitorsTable {
  site_key: string;
  day: string;
  content_id: number;
  detail_id: number;
  visitors: number;
  views: number;
}
