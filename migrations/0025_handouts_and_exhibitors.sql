-- Addresses that open a handout once, within a minute. Only their hashes are kept.
create table handout_address (
  key_hash text primary key,
  path text not null,
  name text not null,
  expires_at timestamptz not null
);
create index handout_address_expires_at on handout_address (expires_at);

-- The members who run a booth. administrator_id names one of the people that the booth shows;
-- null: none of them.
create table booth_exhibitor (
  site_key text not null references site (site_key) on delete cascade,
  content_id integer not null,
  detail_id integer not null,
  member_id integer not null references member (member_id) on delete cascade,
  administrator_id integer,
  tied_at timestamptz not null default now(),
  primary key (site_key, content_id, detail_id, member_id),
  constraint booth_exhibitor_person_once unique (site_key, content_id, detail_id, administrator_id)
);
create index booth_exhibitor_member on booth_exhibitor (member_id, site_key);
