-- Which sites the demo world brought and how it left them: their dates are relative to the day of the import,
-- so it imports them anew after a day, but never one that somebody has changed since.
create table demo_site (
  site_key text primary key references site (site_key) on delete cascade,
  -- Its name in demo/.
  folder text not null,
  revision bigint not null,
  changed_at timestamptz not null,
  imported_at timestamptz not null
);
