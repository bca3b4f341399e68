-- A console user key that "view the site" of the console made; it ends with the session of its operator.
create table operator_site_key (
  key_hash text primary key,
  session_hash text not null references operator_session on update cascade on delete cascade,
  operator_id integer not null references operator on delete cascade,
  site_key text not null references site on delete cascade,
  made_at timestamptz not null
);
create index operator_site_key_session on operator_site_key (session_hash);
create index operator_site_key_operator on operator_site_key (operator_id);
create index operator_site_key_site on operator_site_key (site_key);
