-- Where visitors come from, as the address says by which they came: `utm_source`.

-- As rules/utm-source.ts reads it; null: the address names none.
alter table access_log add column utm_source text;

-- The source by which a browser came last, for 30 days: what it orders meanwhile is of that source. Of its token only a
-- hash is stored.
create table visit_source (
  site_key text not null references site (site_key) on delete cascade,
  token_hash text not null,
  source text not null check (source <> ''),
  seen_at timestamptz not null,
  primary key (site_key, token_hash)
);
create index visit_source_age on visit_source (seen_at);

-- An order and nobody's name: of no person once the browser's row is gone.
create table order_source (
  order_id integer primary key,
  site_key text not null references site (site_key) on delete cascade,
  source text not null check (source <> '')
);
create index order_source_of_site on order_source (site_key);

-- Browsers by day in Japan and source; '' are those of the sources that were too many.
create table source_visitors (
  site_key text not null references site (site_key) on delete cascade,
  day date not null,
  source text not null,
  visitors integer not null,
  primary key (site_key, day, source)
);

-- Browsers that opened the page of a live stream, by day in Japan.
create table stream_visitors (
  site_key text not null references site (site_key) on delete cascade,
  day date not null,
  content_id integer not null,
  detail_id integer not null,
  visitors integer not null,
  views integer not null,
  primary key (site_key, day, content_id, detail_id)
);

-- Check-ins are counted by site and time.
create index ticket_checkin_at on ticket_checkin (checked_in_at);
