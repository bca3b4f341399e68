-- What a site was at each of its last publications, to bring it back; written and read by the database alone.
create table site_publication (
  site_key text not null references site on delete cascade,
  revision bigint not null,
  published_at timestamptz not null,
  -- Null: by the command.
  operator_name text,
  content jsonb not null,
  primary key (site_key, revision)
);

-- A publication that waits for its time.
create table planned_publication (
  site_key text primary key references site on delete cascade,
  publish_at timestamptz not null,
  operator_id integer references operator on delete set null,
  operator_name text not null
);

-- What an editor has typed into a part and what cannot be stored there, as it is not valid yet.
create table typed_part (
  operator_id integer not null references operator on delete cascade,
  site_key text not null references site on delete cascade,
  part text not null,
  changes jsonb not null,
  typed_at timestamptz not null,
  primary key (operator_id, site_key, part)
);
create index typed_part_site on typed_part (site_key);
