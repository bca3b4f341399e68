-- Lines of bank files that an organiser has noted as payments: a file that is read twice pays nothing twice.

create table bank_line (
  site_key text not null references site on delete cascade,
  -- A hash of the day, the sum and the payer, which are not kept.
  line_key text collate "C" not null check (line_key ~ '^[0-9a-f]{32}$'),
  -- The payment that it belongs to: the same press, sent again, finds its own lines.
  payment_key text not null,
  noted_at timestamptz not null,
  primary key (site_key, line_key)
);
create index bank_line_age on bank_line (noted_at);
-- The orders that a file is matched with.
create index ticket_order_by_transfer on ticket_order (site_key, order_id) where payment_method = 'Bank' and is_deferred;
