-- Tickets: what is sold of them, who ordered, who holds one, and the money.
-- A ticket is named by its site, the content that sells it and its number there, as in the documents.

-- How many places of a ticket are taken, held or sold: one number, so that a place that is paid moves nothing here and
-- waits for nobody. How many there are is the organiser's word, in the documents.
create table ticket_stock (
  site_key text not null references site (site_key),
  content_id integer not null check (content_id >= 0),
  ticket_id integer not null check (ticket_id >= 0),
  taken integer not null default 0 check (taken >= 0),
  primary key (site_key, content_id, ticket_id)
) with (fillfactor = 20);

-- Uses of a discount code, over all buyers: orders that hold places or have tickets by it.
create table discount_code_use (
  site_key text not null references site (site_key),
  content_id integer not null,
  code_key text not null check (code_key <> ''),
  used integer not null default 0 check (used >= 0),
  primary key (site_key, content_id, code_key)
);

-- A ticket as it was when somebody bought it; the same text is stored once.
create table ticket_snapshot (
  snapshot_id integer generated always as identity primary key,
  site_key text not null references site (site_key),
  content_id integer not null,
  ticket_id integer not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  unique (site_key, content_id, ticket_id, digest)
);

-- One purchase: docs/algorithms/payment-states.md.
-- Keys that machines make have no language: they are compared byte by byte, whatever the database's own order of letters.
create table ticket_order (
  order_id integer generated always as identity primary key,
  -- Told to people and gateways. Random: who has the number of a visitor's order sees its tickets.
  order_number text collate "C" not null unique check (order_number <> ''),
  -- Made by the browser with the cart: a purchase that is sent again is this order.
  purchase_key text collate "C" not null unique check (purchase_key <> ''),
  site_key text not null,
  content_id integer not null,
  -- Null: a visitor, or a member who has left.
  purchaser_id integer references member (member_id) on delete set null,
  -- Such an order is nobody's; a visitor's is of whoever has its number.
  purchaser_left boolean not null default false,
  state text not null check (state in (
    'applied', 'lost', 'reserved', 'charging', 'authenticating', 'checking', 'awaiting', 'completed', 'expired', 'canceled'
  )),
  payment_method text not null check (payment_method in ('CreditCard', 'ConvenienceStore', 'Bank', 'Local', 'Free')),
  -- Whole yen.
  amount integer not null check (amount >= 0),
  -- Of it, what tickets cost that were cancelled before they were paid for.
  canceled_unpaid integer not null default 0 check (canceled_unpaid between 0 and amount),
  is_deferred boolean not null default false,
  attempt integer not null default 0 check (attempt >= 0),
  paid_attempt integer check (paid_attempt between 1 and attempt),
  refunded_attempts integer[] not null default '{}',
  is_settled boolean not null default false,
  -- Until when its places are held for the payment.
  held_until timestamptz,
  -- When its gateway is asked next what became of it.
  ask_at timestamptz,
  code_key text,
  language text not null check (language in ('jpn', 'eng', 'chi', 'zhtw', 'kor')),
  purchaser_mail text not null default '',
  purchaser_info jsonb not null default '[]' check (jsonb_typeof(purchaser_info) = 'array'),
  addressee text not null default '',
  include_receipt boolean not null default false,
  -- How it is to be paid: {cardId?, store?}; never a card number.
  payment jsonb not null default '{}' check (jsonb_typeof(payment) = 'object'),
  -- Of an application: {entrantId, slots, enableExtraSlot}.
  lottery jsonb check (jsonb_typeof(lottery) = 'object'),
  ordered_at timestamptz not null,
  paid_at timestamptz,
  changed_at timestamptz not null,
  -- What its purchaser is to be told by mail; null: nothing.
  tell text check (
    tell in ('applied', 'awaiting', 'issued', 'settled', 'won', 'lost', 'paymentFailed', 'expired', 'canceled')
  ),
  -- Held places have an end, and nothing else has.
  constraint ticket_order_holds_until check (
    (held_until is not null) = (state in ('reserved', 'charging', 'authenticating', 'checking', 'awaiting'))
  ),
  -- What nobody asks for would be forgotten.
  constraint ticket_order_is_asked_for check (
    ask_at is not null or state not in ('charging', 'authenticating', 'checking', 'awaiting')
  ),
  constraint ticket_order_has_left check (purchaser_id is null or not purchaser_left),
  constraint ticket_order_of_nothing_is_free check (amount > 0 or payment_method = 'Free')
);
create index ticket_order_of_purchaser on ticket_order (purchaser_id, site_key) where purchaser_id is not null;
create index ticket_order_hold on ticket_order (held_until) where held_until is not null;
create index ticket_order_to_ask on ticket_order (ask_at) where ask_at is not null;
create index ticket_order_to_tell on ticket_order (changed_at) where tell is not null;
create index ticket_order_applied on ticket_order (site_key, content_id) where state = 'applied';

-- A ticket from the moment somebody wants it. Sites and snapshots are not referenced: each would be locked at every sale.
create table purchased_ticket (
  purchased_ticket_id integer generated always as identity primary key,
  order_id integer not null references ticket_order (order_id),
  site_key text not null,
  content_id integer not null,
  ticket_id integer not null,
  multiple_price_id integer,
  snapshot_id integer not null,
  -- Whole yen, after and before a discount.
  price integer not null check (price >= 0),
  original_price integer not null check (original_price >= price),
  -- applied: waits for a draw. held: its place waits for money. released: nobody's any more.
  state text not null check (state in ('applied', 'held', 'issued', 'released', 'canceled')),
  purchaser_id integer references member (member_id) on delete set null,
  holder_id integer references member (member_id) on delete set null,
  -- Its number, for people.
  code text collate "C" not null unique check (code <> ''),
  -- The rest of what its QR code says: changes hands with the ticket.
  qr_secret text not null check (qr_secret <> ''),
  checkin_count integer not null default 0 check (checkin_count >= 0),
  lottery_status text check (lottery_status in (
    'WAITING', 'PRE_SUCCESS', 'SUCCESS', 'PRIMARY_SUCCESS', 'SECONDARY_SUCCESS', 'FAIL'
  )),
  success_slot_id integer,
  transfer_status text check (transfer_status in ('TRANSFERRING', 'TRANSFERRED')),
  transfer_code text collate "C",
  transfer_started_at timestamptz,
  available_started_at timestamptz,
  canceled_at timestamptz,
  checkin_user_mail text not null default '',
  checkin_user_info jsonb not null default '[]' check (jsonb_typeof(checkin_user_info) = 'array'),
  constraint purchased_ticket_is_available_when_issued check (state <> 'issued' or available_started_at is not null),
  constraint purchased_ticket_canceled_at check ((state = 'canceled') = (canceled_at is not null)),
  constraint purchased_ticket_transfer check (
    (transfer_code is not null) = (coalesce(transfer_status, '') = 'TRANSFERRING')
    and (transfer_started_at is not null) = (transfer_code is not null)
  )
);
-- Few tickets are being handed on.
create unique index purchased_ticket_transfer_code on purchased_ticket (transfer_code) where transfer_code is not null;
create index purchased_ticket_of_order on purchased_ticket (order_id);
create index purchased_ticket_of_purchaser on purchased_ticket (purchaser_id, site_key, content_id, ticket_id)
  where purchaser_id is not null and state in ('applied', 'held', 'issued');
create index purchased_ticket_of_holder on purchased_ticket (holder_id, site_key) where holder_id is not null;

-- Every time the gate let a ticket in.
create table ticket_checkin (
  ticket_checkin_id integer generated always as identity primary key,
  purchased_ticket_id integer not null references purchased_ticket (purchased_ticket_id),
  staff_id integer references member (member_id) on delete set null,
  checked_in_at timestamptz not null
);
create index ticket_checkin_of_ticket on ticket_checkin (purchased_ticket_id);
create index ticket_checkin_by_staff on ticket_checkin (staff_id) where staff_id is not null;

-- Money that goes back: of an attempt that bought nothing, or of a ticket that was cancelled.
create table ticket_refund (
  ticket_refund_id integer generated always as identity primary key,
  order_id integer not null references ticket_order (order_id),
  attempt integer not null check (attempt >= 0),
  -- Null: the whole attempt.
  purchased_ticket_id integer unique references purchased_ticket (purchased_ticket_id),
  amount integer not null check (amount > 0),
  -- byHand: the organiser transfers it.
  way text not null check (way in ('gateway', 'byHand')),
  state text not null check (state in ('owed', 'asked', 'done', 'failed')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index ticket_refund_of_order on ticket_refund (order_id);
create unique index ticket_refund_of_attempt on ticket_refund (order_id, attempt) where purchased_ticket_id is null;
create index ticket_refund_to_ask on ticket_refund (changed_at) where way = 'gateway' and state in ('owed', 'asked');

-- A receipt is given once.
create table ticket_receipt (
  ticket_receipt_id integer generated always as identity primary key,
  order_id integer not null unique references ticket_order (order_id),
  addressee text not null,
  downloaded_at timestamptz not null
);

-- docs/algorithms/lottery-draw.md
create table lottery_draw (
  site_key text not null references site (site_key),
  content_id integer not null,
  ticket_id integer not null,
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  public_value_source text not null,
  -- When applications close: announced together with the secret's hash, and never moved.
  closes_at timestamptz not null,
  public_value text,
  list_hash text check (list_hash ~ '^[0-9a-f]{64}$'),
  closed_at timestamptz,
  -- Who takes part, as it stood at the closing.
  list jsonb check (jsonb_typeof(list) = 'object'),
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  -- Everything that is published after the draw: JSON, compressed with gzip, as it is sent.
  record bytea,
  drawn_at timestamptz,
  primary key (site_key, content_id, ticket_id),
  constraint lottery_draw_closed_with_its_hash check (
    (closed_at is null) = (list_hash is null) and (closed_at is null) = (list is null)
  ),
  constraint lottery_draw_after_closing check (
    drawn_at is null or (closed_at is not null and seed is not null and record is not null)
  )
);

-- What a gateway was asked for. The key is the order's number and the attempt: asking twice charges once.
create table payment (
  payment_key text primary key check (payment_key <> ''),
  site_key text not null,
  gateway text not null check (gateway in ('sandbox', 'stripe')),
  method text not null check (method in ('CreditCard', 'ConvenienceStore', 'Bank')),
  amount integer not null check (amount > 0),
  -- How the gateway names it; null until it has answered.
  gateway_key text,
  -- The last thing it said, for its buyer: the address of 3-D Secure, a number to pay with.
  answer jsonb not null default '{}' check (jsonb_typeof(answer) = 'object'),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index payment_of_gateway on payment (gateway, gateway_key) where gateway_key is not null;
