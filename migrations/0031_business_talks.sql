-- Business talks between visitors and the people in charge of a booth.

-- The calendars of the people whom talks are asked of: a number for each, which tells their time apart.
create table talk_calendar (
  calendar_id integer generated always as identity primary key,
  site_key text not null references site (site_key) on delete cascade,
  content_id integer not null,
  detail_id integer not null,
  administrator_id integer not null,
  constraint talk_calendar_once unique (site_key, content_id, detail_id, administrator_id)
);

-- The minutes of one owner on a line that all owners share: a range needs no extension then. The time of an instant
-- depends on no setting, so that the result is always the same.
create function talk_hold(owner integer, starts_at timestamptz, ends_at timestamptz)
returns int8range language sql immutable as $$
  select int8range(
    owner * 1000000000::int8 + floor(extract(epoch from starts_at) / 60)::int8,
    owner * 1000000000::int8 + ceil(extract(epoch from ends_at) / 60)::int8
  )
$$;

create table talk_reservation (
  reservation_id integer generated always as identity primary key,
  calendar_id integer not null references talk_calendar (calendar_id) on delete cascade,
  -- The visitor.
  member_id integer not null references member (member_id) on delete cascade,
  -- Made by the form, so that a repeated request is the same one.
  request_key uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status text not null check (status in ('approved', 'pending', 'unapproved', 'reject', 'cancel', 'end')),
  name text not null,
  mail text not null,
  company text not null,
  contents text not null,
  -- Why an approved talk was taken back.
  reason text,
  language text not null,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  -- How often its status has changed: the SEQUENCE of its calendar entry.
  changes integer not null default 0,
  constraint talk_request_once unique (member_id, request_key),
  -- Nobody is in two talks at once.
  constraint talk_calendar_free exclude using gist (talk_hold(calendar_id, starts_at, ends_at) with &&)
    where (status in ('pending', 'approved')),
  constraint talk_visitor_free exclude using gist (talk_hold(member_id, starts_at, ends_at) with &&)
    where (status in ('pending', 'approved'))
);
create index talk_reservation_of_member on talk_reservation (member_id, starts_at);
create index talk_reservation_of_person on talk_reservation (calendar_id, starts_at);

-- The files that come with a mail: the entry for a calendar.
alter table mailbox_mail add column attachments jsonb not null default '[]';
