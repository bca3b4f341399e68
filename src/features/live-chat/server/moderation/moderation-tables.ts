import type { Generated } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    chat_report_notice: ChatReportNoticeTable;
  }
}

interface ChatReportNoticeTable {
  site_key: string;
  told_at: Generated<Moment | null>;
  told_report_id: Generated<number>;
  seen_at: Generated<Moment | null>;
  seen_report_id: Generated<number>;
  planned_at: Generated<Moment | null>;
}
