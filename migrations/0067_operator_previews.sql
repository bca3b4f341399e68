-- What the frame of a preview in the console shows: the draft of one site, for half an hour, to whoever has the token.
create table operator_preview (
  token_hash text primary key,
  operator_id integer not null references operator on delete cascade,
  site_key text not null,
  expires_at timestamptz not null
);
create index operator_preview_expires on operator_preview (expires_at);
