-- What moderators do about reports in the console, and how they hear of them.
-- contract: since 0.9.0 a server writes the kinds that may stand here already; none of them is gone.

alter table chat_report_act drop constraint chat_report_act_kind_check;
alter table chat_report_act add constraint chat_report_act_kind_check
  check (kind in ('look', 'remove', 'warn', 'suspend', 'readmit', 'close'));
-- Until when a suspension is to last; null: for good, or no suspension.
alter table chat_report_act add column ends_at timestamptz;
alter table chat_suspension add column ends_at timestamptz;

-- The reports of one message, or of one person, are judged together.
create index chat_report_case on chat_report (site_key, reported_profile_id, room_id, comment_index);

-- When the moderators of a site were told of reports, and when one of them looked.
create table chat_report_notice (
  site_key text primary key references site (site_key) on delete cascade,
  told_at timestamptz,
  -- The newest report that a mail told of, and the newest that somebody has seen.
  told_report_id integer not null default 0,
  seen_at timestamptz,
  seen_report_id integer not null default 0,
  -- When the next mail may be written, if one is planned.
  planned_at timestamptz
);
