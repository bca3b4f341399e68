-- What buyers and holders are told of an event that is called off: one mail for all that somebody has of it.

-- Written with the order; the address is looked up when the mail is written, so it is kept nowhere else.
create table calling_off_news (
  news_id bigint generated always as identity primary key,
  site_key text not null references calling_off on delete cascade,
  order_id integer not null references ticket_order on delete cascade,
  -- A member to whom tickets of it were handed on; null: the buyer.
  holder_id integer references member on delete cascade,
  outcome text not null check (outcome in ('canceled', 'ended', 'withdrawn')),
  ticket_ids integer[] not null,
  told_at timestamptz,
  -- The mail that tells it; null where there was no address any more.
  mail_id uuid,
  -- Why it could not be written, until somebody tries again.
  failed text,
  written_at timestamptz not null
);
create unique index calling_off_news_once on calling_off_news (order_id, coalesce(holder_id, 0));
create index calling_off_news_left on calling_off_news (site_key, news_id) where told_at is null;
create index calling_off_news_of_holder on calling_off_news (holder_id) where holder_id is not null;

-- The orders of one buyer are cancelled one after the other.
create index ticket_order_of_mail on ticket_order (site_key, lower(purchaser_mail)) where purchaser_mail <> '';
