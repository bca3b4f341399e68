-- contract: since 0.9.0 servers erase buyers as before; the trigger deletes from the new table alone.
-- Refunds that an organiser pays back by transfers: the accounts of buyers, and the files for the bank.

-- Asked for by a link that works once; it is erased some days after the money is paid back, and with the buyer.
create table refund_account (
  order_id integer primary key references ticket_order on delete cascade,
  site_key text not null,
  -- Of the link; null once it was used.
  token_hash text collate "C" unique,
  asked_at timestamptz not null,
  until timestamptz not null,
  account jsonb check (jsonb_typeof(account) = 'object'),
  given_at timestamptz
);
create index refund_account_age on refund_account (asked_at);

create table payout (
  payout_id integer generated always as identity primary key,
  -- Made with the list: a press that is sent again is the same file.
  payout_key text collate "C" not null unique,
  site_key text not null references site on delete cascade,
  state text not null check (state in ('made', 'paid', 'dropped')),
  made_at timestamptz not null,
  made_by text not null,
  ended_at timestamptz,
  refunds integer not null,
  amount bigint not null
);
create index payout_of_site on payout (site_key, payout_id);

-- A refund stands in one file alone. A file that is dropped gives its refunds back.
create table payout_refund (
  ticket_refund_id integer primary key,
  payout_id integer not null references payout on delete cascade
);
create index payout_refund_of_payout on payout_refund (payout_id);

-- Whoever erases the buyer erases the account.
create function forget_refund_account() returns trigger language plpgsql as $$
begin
  delete from refund_account where order_id = new.order_id;
  return null;
end $$;
create trigger buyer_takes_refund_account after update of purchaser_mail on ticket_order
  for each row when (old.purchaser_mail <> '' and new.purchaser_mail = '') execute function forget_refund_account();
