import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    staff_link: StaffLinkTable;
    staff_link_session: StaffLinkSessionTable;
    ticket_note: TicketNoteTable;
  }
}

interface StaffLinkTable {
  staff_link_id: GeneratedAlways<number>;
  site_key: string;
  name: string;
  content_ids: ColumnType<number[], number[], never>;
  token_hash: string;
  works_from: Moment;
  works_until: Moment;
  made_by: number | null;
  made_at: Moment;
  operator_id: number | null;
  may_find: Generated<boolean>;
  used_at: Moment | null;
  ended_at: Moment | null;
}

interface StaffLinkSessionTable {
  token_hash: string;
  staff_link_id: number;
  opened_at: Moment;
}

interface TicketNoteTable {
  ticket_note_id: GeneratedAlways<number>;
  purchased_ticket_id: number;
  body: string;
  operator_id: number | null;
  author: string;
  made_at: Moment;
}
