import type { LanguageCode } from '#kernel/language.ts';
import type { JsonText, Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    schedule_calendar_entry: ScheduleCalendarEntryTable;
    schedule_feed: ScheduleFeedTable;
  }
}

export interface ScheduleCalendarEntryTable {
  site_key: string;
  content_id: number;
  schedule_id: number;
  sequence: number;
  session: JsonText;
  is_withdrawn: boolean;
  changed_at: Moment;
}

export interface ScheduleFeedTable {
  site_key: string;
  member_id: number;
  token_hash: string;
  language: LanguageCode;
  /** The passcode of the site when the address was made. */
  passcode: string | null;
  created_at: Moment;
}
