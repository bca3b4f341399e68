-- Whom a payment is for, so that it can be asked for later whatever the site's settings say then; and when the gateway
-- was last asked to charge: that it knows of nothing is believed when the request cannot arrive any more.
alter table payment
  add column provider text not null check (provider in ('Sbps', 'Stripe', 'Paygent')),
  add column stripe_account text,
  add column sent_at timestamptz not null,
  -- Whole yen that others than this server paid back, at the gateway itself.
  add column paid_elsewhere integer not null default 0;

-- The sandbox gateway of the demo. It is another house: it reads and writes these tables and no other.

-- What it signs and is asked with; made at the first start.
create table sandbox_key (
  name text primary key check (name in ('api', 'webhook', 'tokenizer')),
  secret text not null
);

-- A card for one use. Of its number the last four digits are kept, and what the test card is for.
create table sandbox_token (
  token text primary key,
  -- Of Sbps: shown together with the token.
  token_key text,
  routing_key text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  -- As 04/28.
  expire text not null,
  outcome text not null,
  expires_at timestamptz not null
);
create index sandbox_token_expiry on sandbox_token (expires_at);

create table sandbox_card (
  card_id text primary key,
  customer_key text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  expire text not null,
  outcome text not null,
  created_at timestamptz not null
);

create table sandbox_charge (
  charge_id text primary key,
  idempotency_key text not null unique,
  routing_key text not null,
  amount integer not null check (amount > 0),
  -- What came: of a transfer it may be another sum.
  paid_amount integer check (paid_amount > 0),
  refunded_amount integer not null default 0,
  method text not null check (method in ('card', 'store', 'bank')),
  state text not null check (state in ('requiresAction', 'authorized', 'awaiting', 'paid', 'refused', 'canceled')),
  reason text,
  -- Of the test card.
  outcome text,
  is_captured_at_once boolean not null default true,
  merchant_name text not null default '',
  description text not null default '',
  language text not null,
  return_url text not null,
  store text,
  pay_number text,
  -- Of 3-D Secure, a number or an account.
  deadline timestamptz,
  wrong_codes integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint sandbox_charge_paid check ((paid_amount is not null) = (state = 'paid')),
  constraint sandbox_charge_pays_back_what_came check (refunded_amount between 0 and coalesce(paid_amount, 0))
);
create unique index sandbox_charge_pay_number on sandbox_charge (pay_number) where pay_number is not null;
create index sandbox_charge_deadline on sandbox_charge (deadline) where state in ('requiresAction', 'awaiting');

create table sandbox_refund (
  refund_key text primary key,
  charge_id text not null references sandbox_charge (charge_id),
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);

-- What is still to be told; gone when it was heard.
create table sandbox_webhook (
  webhook_id integer generated always as identity primary key,
  charge_id text not null references sandbox_charge (charge_id),
  body text not null,
  tries integer not null default 0,
  next_at timestamptz not null
);
create index sandbox_webhook_next on sandbox_webhook (next_at);
