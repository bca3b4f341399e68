-- contract: since 0.9.0 a server refunds a ticket under the lock of its row, so nothing needs the constraint of it.
-- What an organiser did to an order: who, when and why. The log of the console has the same, without what is named here.
create table order_change (
  order_change_id integer generated always as identity primary key,
  -- Made by the console with its form: a press that is sent again is this change.
  change_key text collate "C" not null unique check (change_key <> ''),
  order_id integer not null references ticket_order (order_id),
  kind text not null check (kind in ('canceled', 'refunded', 'settled', 'revoked', 'paidByHand', 'corrected', 'issued')),
  -- Null: whoever has the shell.
  operator_id integer,
  operator_name text not null,
  -- The tickets that were cancelled.
  ticket_ids integer[] not null default '{}',
  -- Whole yen that go back.
  amount integer not null default 0 check (amount >= 0),
  -- What the organiser wrote to the buyer.
  reason text not null default '',
  made_at timestamptz not null
);
create index order_change_of_order on order_change (order_id);

-- A refund may also be of a change: one for each. It names a ticket of the order too, as servers of 0.9.0 count refunds.
alter table ticket_refund add column order_change_id integer unique references order_change (order_change_id);
alter table ticket_refund drop constraint ticket_refund_purchased_ticket_id_key;
create unique index ticket_refund_of_ticket on ticket_refund (purchased_ticket_id) where order_change_id is null;
