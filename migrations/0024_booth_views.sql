-- How often a booth was viewed.
create table booth_view_count (
  site_key text not null references site (site_key) on delete cascade,
  content_id integer not null,
  detail_id integer not null,
  views integer not null,
  primary key (site_key, content_id, detail_id)
);

-- Who has viewed a booth today, so that nobody counts twice: a hash that is another one each day.
create table booth_view_of_day (
  site_key text not null references site (site_key) on delete cascade,
  day date not null,
  content_id integer not null,
  detail_id integer not null,
  visitor_hash text not null,
  primary key (site_key, day, content_id, detail_id, visitor_hash)
);
create index booth_view_of_day_day on booth_view_of_day (day);
