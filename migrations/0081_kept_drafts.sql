-- Drafts that something else took the place of, to bring them back.
create table kept_draft (
  site_key text not null references site on delete cascade,
  kept_id integer generated always as identity,
  kept_at timestamptz not null,
  -- What took its place: 'restore' or 'import'.
  before text not null,
  operator_name text not null,
  content jsonb not null,
  primary key (site_key, kept_id)
);
