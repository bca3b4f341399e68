-- contract: since 0.9.0 servers know no chargebacks; they read their refunds and changes as those of an organiser.
-- Money of a card payment that the buyer's bank took back. It stands among the refunds too, as done, so that every sum
-- knows that it is gone; if the bank decides for the organiser, that refund goes.
create table ticket_chargeback (
  -- The gateway's name of it: stripe/du_…
  chargeback_key text collate "C" primary key check (chargeback_key <> ''),
  order_id integer not null references ticket_order (order_id),
  -- The attempt whose money it is.
  attempt integer not null,
  amount integer not null check (amount > 0),
  -- In the gateway's words.
  reason text not null default '',
  state text not null check (state in ('open', 'won', 'lost')),
  -- Until when the organiser can answer at the gateway.
  respond_by timestamptz,
  -- Null: the money is back, or had never gone.
  ticket_refund_id integer references ticket_refund (ticket_refund_id) on delete set null,
  opened_at timestamptz not null,
  changed_at timestamptz not null
);
create index ticket_chargeback_of_order on ticket_chargeback (order_id);
create index ticket_chargeback_open on ticket_chargeback (order_id) where state = 'open';
create index ticket_chargeback_of_refund on ticket_chargeback (ticket_refund_id) where ticket_refund_id is not null;

alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check check (kind in (
  'canceled', 'refunded', 'settled', 'revoked', 'paidByHand', 'corrected', 'issued',
  'chargedBack', 'chargebackWon', 'chargebackLost'
));
