import type { GeneratedAlways } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { Moment } from '#server/database/column-types.ts';
import type { TalkStatus } from '../../rules/talk/talk-status.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    talk_calendar: TalkCalendarTable;
    talk_reservation: TalkReservationTable;
  }
}

export interface TalkCalendarTable {
  calendar_id: GeneratedAlways<number>;
  site_key: string;
  content_id: number;
  detail_id: number;
  administrator_id: number;
}

export interface TalkReservationTable {
  reservation_id: GeneratedAlways<number>;
  calendar_id: number;
  member_id: number;
  request_key: string;
  starts_at: Moment;
  ends_at: Moment;
  status: TalkStatus;
  name: string;
  mail: string;
  company: string;
  contents: string;
  reason: string | null;
  language: LanguageCode;
  requested_at: Moment;
  changed_at: Moment;
  changes: number;
}
