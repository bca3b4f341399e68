-- How many browsers have looked at a site on a day in Japan; counted each hour from the access log, and kept after it.
create table site_visitors (
  portal_id integer not null,
  -- 0: the portal itself.
  event_id integer not null,
  day date not null,
  visitors integer not null,
  views integer not null,
  primary key (portal_id, event_id, day)
);
