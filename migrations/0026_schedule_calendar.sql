-- Sessions in the calendars of visitors.

-- How a session was last given to a calendar: the sequence grows with each change, and a withdrawn session is known.
create table schedule_calendar_entry (
  site_key text not null references site (site_key) on delete cascade,
  content_id integer not null,
  schedule_id integer not null,
  sequence integer not null check (sequence >= 0),
  -- Title, times and places, in every language.
  session jsonb not null,
  is_withdrawn boolean not null,
  changed_at timestamptz not null,
  primary key (site_key, content_id, schedule_id)
);

-- The private address under which a member's calendar reads their favourites: one for each event.
create table schedule_feed (
  site_key text not null references site (site_key) on delete cascade,
  member_id integer not null references member (member_id) on delete cascade,
  -- Only who made the address knows it.
  token_hash text not null unique,
  -- In which it is written.
  language text not null,
  created_at timestamptz not null,
  primary key (site_key, member_id)
);
create index schedule_feed_of_member on schedule_feed (member_id);
