-- The API keys of a site, by which programs make an organiser's calls. The key itself is nowhere, only its hash.
create table operator_api_key (
  key_id integer generated always as identity primary key,
  key_hash text not null unique,
  site_key text not null,
  name text not null,
  role text not null check (role in ('editor', 'sales', 'reception', 'reader')),
  -- Whether the calls that ask for a proof are theirs: personal data, money, publications.
  is_proven boolean not null,
  made_by integer not null references operator (operator_id),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz
);
create index operator_api_key_of_site on operator_api_key (site_key, key_id);
create index operator_api_key_of_maker on operator_api_key (made_by);
