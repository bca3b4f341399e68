-- My bag: what a member notes about a booth, and the report that they may share.
create table booth_memo (
  booth_memo_id integer generated always as identity primary key,
  site_key text not null references site (site_key) on delete cascade,
  member_id integer not null references member (member_id) on delete cascade,
  content_id integer not null,
  detail_id integer not null,
  rank smallint not null check (rank between 0 and 5),
  memo text not null,
  -- Counts the changes of the memo: a save names the one it changes.
  version integer not null,
  updated_at timestamptz not null,
  constraint booth_memo_once unique (site_key, member_id, content_id, detail_id)
);
create index booth_memo_of_member on booth_memo (member_id);

create table bag_report (
  site_key text not null references site (site_key) on delete cascade,
  member_id integer not null references member (member_id) on delete cascade,
  enable_share boolean not null,
  -- Its shared address; null until it is shared for the first time.
  token text unique,
  memo text not null,
  name text not null,
  department text not null,
  -- Counts the changes of the three texts.
  version integer not null,
  updated_at timestamptz not null,
  primary key (site_key, member_id)
);
create index bag_report_of_member on bag_report (member_id);
