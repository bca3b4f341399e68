-- What members keep as favourites at a site: booths and sessions.
create table favorite (
  site_key text not null references site (site_key) on delete cascade,
  member_id integer not null references member (member_id) on delete cascade,
  content_id integer not null,
  detail_id integer not null,
  module_id integer not null,
  updated_at timestamptz not null,
  primary key (site_key, member_id, content_id, detail_id)
);
create index favorite_of_member on favorite (member_id);
