import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';
import type { ActKind } from '../../rules/safety/report-rules.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    chat_report: ChatReportTable;
    chat_report_message: ChatReportMessageTable;
    chat_report_act: ChatReportActTable;
    chat_suspension: ChatSuspensionTable;
  }
}

export interface ChatReportTable {
  report_id: GeneratedAlways<number>;
  source_id: number;
  site_key: string;
  reporter_profile_id: number;
  reported_profile_id: number;
  room_id: number | null;
  comment_index: number | null;
  reason: string;
  body: string;
  created_at: Moment;
  closed_at: Generated<Moment | null>;
  answer: Generated<string | null>;
}

export interface ChatReportMessageTable {
  report_id: number;
  comment_index: number;
  chat_profile_id: number;
  type: string;
  body: string;
  meeting: JsonDocument | null;
  picture: Buffer | null;
  created_at: Moment;
}

export interface ChatReportActTable {
  act_id: GeneratedAlways<number>;
  report_id: number;
  kind: ActKind;
  done_by: string;
  reason: string;
  done_at: Moment;
  ends_at: Generated<Moment | null>;
}

export interface ChatSuspensionTable {
  chat_profile_id: number;
  reason: string;
  suspended_at: Moment;
  ends_at: Generated<Moment | null>;
}
