-- A link by which staff without an account check tickets in, at some gates of one event and for a time.
create table staff_link (
  staff_link_id integer generated always as identity primary key,
  site_key text not null references site on delete cascade,
  name text not null check (name <> ''),
  -- The ticket contents whose tickets it checks in.
  content_ids integer[] not null,
  token_hash text not null unique,
  works_from timestamptz not null,
  works_until timestamptz not null,
  made_by integer references operator on delete set null,
  made_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz
);
create index staff_link_of_site on staff_link (site_key);

-- A device on which it was opened.
create table staff_link_session (
  token_hash text primary key,
  staff_link_id integer not null references staff_link on delete cascade,
  opened_at timestamptz not null
);
create index staff_link_session_of_link on staff_link_session (staff_link_id);
