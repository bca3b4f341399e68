-- Discount codes that an organiser makes many at a time and gives to a partner. Their uses are counted where those of
-- all codes are, in discount_code_use.
create table code_batch (
  code_batch_id integer generated always as identity primary key,
  site_key text not null references site on delete cascade,
  content_id integer not null,
  -- The only ticket that they make cheaper; null: each of the content.
  ticket_id integer,
  name text not null check (name <> ''),
  partner text not null default '',
  is_for_free boolean not null,
  -- Whole yen.
  discount_price integer not null check (discount_price >= 0),
  -- 0: all.
  tickets_per_payment integer not null check (tickets_per_payment >= 0),
  -- Of each code.
  uses_max integer not null check (uses_max > 0),
  usable_from timestamptz,
  usable_until timestamptz,
  made_by integer references operator on delete set null,
  made_by_name text not null,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index code_batch_of_site on code_batch (site_key, code_batch_id);

create table made_code (
  -- As the buyer types it, in capitals and with its hyphens. Random, so that no two sites ever have the same.
  code_key text collate "C" primary key,
  code_batch_id integer not null references code_batch on delete cascade,
  place integer not null check (place > 0),
  ended_at timestamptz,
  unique (code_batch_id, place)
);
