-- The columns that an operator took out of the orders last, for the next time.
create table order_columns (
  operator_id integer not null references operator on delete cascade,
  site_key text not null references site on delete cascade,
  columns text[] not null,
  primary key (operator_id, site_key)
);

-- A file of orders that an operator has asked for and not begun to fetch; it is made while it is sent.
create table order_export (
  token_hash text primary key,
  operator_id integer not null references operator on delete cascade,
  site_key text not null references site on delete cascade,
  wish jsonb not null,
  made_at timestamptz not null
);
create index order_export_made on order_export (made_at);
