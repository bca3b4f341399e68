-- Coupons: each member uses each one once.

create table coupon_use (
  coupon_use_id integer generated always as identity primary key,
  site_key text not null references site (site_key) on delete cascade,
  content_id integer not null,
  coupon_id integer not null,
  member_id integer not null references member (member_id) on delete cascade,
  -- Made by the page that asked: the same page gets the same answer when it asks once more.
  use_key text not null,
  used_at timestamptz not null,
  constraint coupon_use_once unique (member_id, site_key, content_id, coupon_id)
);

-- The colour and the word of each day follow from it. Whoever knows it knows those of all days.
create table coupon_secret (
  site_key text primary key references site (site_key) on delete cascade,
  secret text not null check (length(secret) >= 32)
);
