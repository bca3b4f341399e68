-- Orders that were sold, each once, in the order in which a server saw them: what mails to organisers tell
-- (docs/decisions/0060-organisers-hear-of-sales.md).
create table sold_order (
  sold_id integer generated always as identity primary key,
  order_id integer not null unique references ticket_order (order_id) on delete cascade,
  site_key text not null,
  sold_at timestamptz not null
);
create index sold_order_of_site on sold_order (site_key, sold_id);
create index sold_order_age on sold_order (sold_at);

-- How far orders and their events were looked through. Nobody is told of what was sold before this release.
create table sales_notice_state (
  id smallint primary key default 1 check (id = 1),
  order_id integer not null,
  order_event_id integer not null,
  -- Signs the links that end the mails. The first server makes it.
  secret text
);
insert into sales_notice_state (order_id, order_event_id) select
  coalesce((select max(order_id) from ticket_order), 0),
  coalesce((select max(ticket_order_event_id) from ticket_order_event), 0);

-- What an operator wants to hear of the sales of a site, and what they were told.
create table sales_notice (
  operator_id integer not null references operator on delete cascade,
  site_key text not null references site on delete cascade,
  -- Null: nobody has chosen.
  choice text check (choice in ('none', 'each', 'daily')),
  told_sold_id integer not null default 0,
  told_at timestamptz,
  -- Tickets, as 60-3, that were sold out when they were told last.
  told_sold_out text[] not null default '{}',
  primary key (operator_id, site_key)
);
