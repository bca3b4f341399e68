-- Events that are called off: their sale is over, and a job cancels and refunds each of their orders.

-- Every server learns it as it learns of a publication, by the revision of the site.
alter table site add column called_off_at timestamptz;

create table calling_off (
  site_key text primary key references site on delete cascade,
  state text not null check (state in ('running', 'stopped', 'finished')),
  -- What visitors, buyers and holders read, by language.
  said jsonb not null check (jsonb_typeof(said) = 'object'),
  -- The fee of the ticket's own rule is kept.
  keeps_fee boolean not null,
  begun_at timestamptz not null,
  -- Who: each change of an order names them.
  operator_id integer not null,
  operator_name text not null,
  ended_at timestamptz,
  -- The next batch: a job for another one does nothing.
  batch integer not null default 0
);

-- What became of each order. It is written in the transaction that changes the order, so nothing is done twice.
create table calling_off_order (
  order_id integer primary key,
  site_key text not null references calling_off on delete cascade,
  -- waiting: its gateway has not said yet whether money is on its way.
  outcome text not null check (outcome in ('canceled', 'ended', 'withdrawn', 'nothing', 'waiting', 'failed')),
  -- Whole yen that go back, and by whom.
  amount bigint not null default 0,
  way text check (way in ('gateway', 'byHand')),
  mails integer not null default 0,
  reason text not null default '',
  at timestamptz not null
);
create index calling_off_order_of_site on calling_off_order (site_key, outcome, order_id);
