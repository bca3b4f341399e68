-- The payment gateways of the server that started last. Commands read it: their own environment may lack the keys.
create table payment_setup (
  is_only boolean primary key default true check (is_only),
  gateways text[] not null,
  noted_at timestamptz not null default now()
);
