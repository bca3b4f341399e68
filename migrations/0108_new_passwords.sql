-- Links by which operators who forgot their password choose another one, beside a code of their second factor.
create table operator_new_password (
  operator_id integer primary key references operator on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);
